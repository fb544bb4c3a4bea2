import type { Edit } from '../correct/edit.ts';
import type { Source } from '../read/source.ts';

/** "> [!NOTE]": a box in the author's own words that Markdown writes like a quote. */
const BOX = /^(?:[ \t>]*)\[!\p{Lu}+\]/u;

/**
 * The edits that leave the words of others alone: what a text quotes and goes on from. A text that is nothing but a quote is the one
 * to be improved.
 */
export function inOwnWords({ blocks }: Source, edits: readonly Edit[]): readonly Edit[] {
  const quoted = blocks.filter(({ kind, text }) => kind === 'quote' && !BOX.test(text));
  if (quoted.length === 0) return edits;
  const speaks = blocks.some(({ kind, sentences }) => kind !== 'quote' && sentences.length > 0);
  return speaks
    ? edits.filter(({ start, end }) => !quoted.some((block) => start <= block.end && end >= block.start))
    : edits;
}
