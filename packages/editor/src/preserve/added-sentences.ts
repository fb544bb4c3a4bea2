import { contentWords } from '../document/content-words.ts';
import { CHAT_CLOSING } from '../quality/rules/c08-no-chat.ts';
import { type Breach, breach } from './breach.ts';
import { linesOf } from './lines.ts';
import type { MarkedText } from './marked-text.ts';
import { type Says, shareIn } from './near-words.ts';

const BETWEEN = /(?<=[.!?…])\s+|(?<=[。！？])/u;
/** A shorter sentence may be one of the source in other words. */
const FEWEST = 4;
/** At most so much of a sentence that a chat adds is said by the source. */
const OWNED = 0.2;

/** Sentences of a chat that an answer has within its first or last line, in whatever language: those lines have more than before, or bid farewell. */
export function addedSentences(source: MarkedText, answer: MarkedText, isKnown: Says): Breach[] {
  const isOwned: Says = (word) => source.says(word) || isKnown(word);
  const before = linesOf(source.prose.trim());
  const after = linesOf(answer.prose.trim());
  return [0, -1].flatMap((place) => {
    const given = sentencesOf(after.at(place));
    const sentence = given.at(place) ?? '';
    if (source.text.includes(sentence)) return [];
    const isForeign = () => {
      const words = contentWords(sentence);
      return words.length >= FEWEST && shareIn(words, isOwned) <= OWNED;
    };
    const isAdded = given.length > sentencesOf(before.at(place)).length && isForeign();
    if (!isAdded && !(place === -1 && CHAT_CLOSING.test(sentence))) return [];
    return [breach('chat', `Leave out what the material does not say: "${sentence.slice(0, 80)}".`)];
  });
}

function sentencesOf(line = ''): string[] {
  return line.split(BETWEEN).filter((sentence) => /\p{L}/u.test(sentence));
}
