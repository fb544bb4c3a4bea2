import { type Breach, breach } from './breach.ts';
import { linesOf } from './lines.ts';
import type { MarkedText } from './marked-text.ts';
import type { Says } from './near-words.ts';
import { isUnsaid, piecesOf } from './unsaid.ts';

/** An announcement of the text within its first line, as where a chat's "This is the text:" lost its line break. */
export function announcedText(source: MarkedText, answer: MarkedText, isKnown: Says): Breach[] {
  const isOwned: Says = (word) => source.says(word) || isKnown(word);
  const given = firstLineOf(answer);
  const [first = ''] = given;
  if (given.length <= firstLineOf(source).length || !isUnsaid(first, isOwned)) return [];
  return [breach('chat', `Leave out what announces the text: "${first.slice(0, 80)}".`)];
}

function firstLineOf({ prose }: MarkedText): string[] {
  return piecesOf(linesOf(prose.trim())[0]);
}
