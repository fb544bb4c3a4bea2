import { contentWords } from '../document/content-words.ts';
import type { Block, Source } from '../read/source.ts';
import { hintOf } from './hints.ts';

/** A short first line without a closing mark and above an empty one: the title of what follows, in all but its mark. */
export function entitlesText(block: Block, source: Source): boolean {
  return (
    block.kind === 'paragraph' &&
    block.sentences.length === 1 &&
    block.text.split(/\s+/u).length <= 14 &&
    !/[.!?:;,]$/u.test(block.text) &&
    source.blocks.at(-1) !== block &&
    !/(?<!\p{L})(?:is|are|must|should|can|will|needs?|has|have|want|wants|muss|soll|ist|sind|doit|est|debe|es)(?!\p{L})/iu.test(
      block.text,
    )
  );
}

/** A name alone on the last line. */
export function isSignature(line: string, block: Block): boolean {
  return (
    block.kind === 'paragraph' &&
    /^\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?[.,]?$/u.test(line.trim()) &&
    block.sentences.length <= 2
  );
}

/** "Background." at the start of a paragraph, "How it works" on a line of its own: a heading in all but its mark. */
export function isLabelAlone(prose: string, block: Block, ending: string): boolean {
  const words = prose.replace(/[.:]+$/u, '').split(/\s+/u);
  return (
    block.kind === 'paragraph' &&
    block.sentences.length > 1 &&
    (words.length === 1 || (words.length <= 4 && /^[^.!?]\s{0,1}\n/u.test(ending))) &&
    !/[?!,;]/u.test(prose) &&
    !prose.includes('\uE010') &&
    hintOf(prose) !== null &&
    contentWords(prose).length <= 2
  );
}

/** "2. Upgrade to Postgres 17" above bullets of the same depth: a point of the agenda, a heading in all but its mark. */
export function isTopic(block: Block, next: Block | undefined): boolean {
  return (
    block.kind === 'listItem' &&
    block.ordered &&
    next?.kind === 'listItem' &&
    !next.ordered &&
    next.depth === block.depth &&
    block.text.split(/\s+/u).length <= 8 &&
    !/[.!?;]$/u.test(block.text)
  );
}

/** A short line that ends in a colon or stands right before a list, a table or code. */
export function isAnnouncement(block: Block, next: Block | undefined, sentence: string): boolean {
  if (!next || sentence.length > 90) return false;
  if (next.kind === 'listItem') return block.kind !== 'listItem' || next.depth > block.depth;
  return (
    (next.kind === 'code' || next.kind === 'table') &&
    !/(?<!\p{L})(?:must|should|shall)(?!\p{L})/iu.test(sentence)
  );
}

/** A short line before a list introduces it; an item above nested items introduces those. */
export function leadAfter(block: Block, next: Block | undefined, current: string | null): string | null {
  if (next?.kind !== 'listItem') return null;
  const last = block.sentences.at(-1)?.text ?? '';
  if (block.kind === 'listItem') return next.depth > block.depth ? last : current;
  return last.length <= 90 ? last : null;
}
