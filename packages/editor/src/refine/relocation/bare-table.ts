import { toString as plainText } from 'mdast-util-to-string';
import { endOf, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { emptyPhrase } from './emptied.ts';

/** The text without a table that lost its last row, and without the words above it. */
export function withoutBareTable(draft: Draft): string {
  const { partsIntro } = phrasesOf(draft.language);
  for (const section of draft.outline.sections) {
    const { nodes } = section;
    const at = nodes.findIndex((node) => node.type === 'table' && node.children.length < 2);
    const table = nodes[at];
    if (!table) continue;
    const intro = nodes[at - 1];
    const isIntroduced = intro?.type === 'paragraph' && plainText(intro).trim() === partsIntro;
    const first = isIntroduced ? intro : table;
    const isAll = nodes[0] === first && nodes.at(-1) === table;
    const phrase = isAll ? emptyPhrase(section, draft.language) : null;
    const end = phrase === null ? endOf(table) + gapAfter(draft.text, endOf(table)) : endOf(table);
    return splice(draft.text, [{ start: startOf(first), end, text: phrase ?? '' }]);
  }
  return draft.text;
}

const gapAfter = (text: string, end: number) => /^\s*/u.exec(text.slice(end))?.[0].length ?? 0;
