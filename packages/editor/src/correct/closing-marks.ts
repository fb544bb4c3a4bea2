import { isCodeLine } from '../read/code-line.ts';
import type { Block, Source } from '../read/source.ts';
import { closingMark } from './closing-mark.ts';
import type { Edit } from './edit.ts';

/**
 * Gives the last sentence of paragraphs its full stop or question mark, for rough texts. A paragraph whose other lines have no
 * marks either is chat, whose style that is, and one line before others is a title.
 */
export function closingMarks(source: Source): Edit[] {
  return source.blocks.flatMap((block, index) => {
    const next = source.blocks[index + 1];
    const last = block.sentences.at(-1);
    if (block.kind !== 'paragraph' || block.depth > 0 || last === undefined || last.end !== block.end)
      return [];
    if (isCodeLine(last.text) || leadsOver(block, next) || !endOthers(block)) return [];
    const mark = closingMark(source, block, last, next);
    if (mark === null || mark === ':') return [];
    return [
      {
        start: last.end,
        end: last.end,
        replacement: mark,
        rule: 'punctuation/closing-mark',
        category: 'punctuation' as const,
        message: 'A sentence ends with a mark.',
      },
    ];
  });
}

/** Only the question marks of those: what lacks no other mark may still be a question. */
export function questionMarks(source: Source): Edit[] {
  return closingMarks(source).filter(({ replacement }) => replacement === '?');
}

/** A single sentence before something else may be its title or announce it. */
function leadsOver(block: Block, next: Block | undefined): boolean {
  if (next === undefined) return false;
  return block.sentences.length === 1 || next.kind !== 'paragraph';
}

function endOthers(block: Block): boolean {
  return block.sentences.slice(0, -1).every(({ text }) => /[.!?…]["'”’)\]*_]{0,3}$/.test(text));
}
