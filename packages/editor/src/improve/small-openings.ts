import { isMarkedWithCare } from '../correct/marked-with-care.ts';
import type { Block, Source } from '../read/source.ts';

/** Items and headings that keep their small letters: names, lists that go on with the sentence before them, and a way of writing that is meant. */
export function smallOpenings(source: Source): Set<Block> {
  const opening = new Set(
    source.protectedSpans
      .filter((span) => span.kind === 'identifier' || span.kind === 'code')
      .map((span) => span.start),
  );
  const careful = isMarkedWithCare(source);
  const found = new Set<Block>();
  for (const list of listsOf(source.blocks)) {
    const defines = list.some((item) => opening.has(item.start));
    const goesOn = list.some(({ text }) => /(?:[,;]|,? (?:and|or))$/u.test(text.trimEnd()));
    const names = list.some(({ text }) => /^\p{Ll}+ `[^`]*`(?:$|\s*[-–—:(])/u.test(text));
    if (defines || names || goesOn || (careful && areSmall(list))) for (const item of list) found.add(item);
  }
  const headings = source.blocks.filter(({ kind }) => kind === 'heading');
  const isMeant = careful && areSmall(headings);
  for (const heading of headings) if (isMeant || namesCode(source, heading)) found.add(heading);
  for (const [at, block] of source.blocks.entries())
    if (block.kind === 'paragraph' && isRest(source.blocks[at - 1], block, careful)) found.add(block);
  return found;
}

/** "new Cookies(request)", and "query function" where `query` is code: headings of what the text describes. */
function namesCode({ protectedSpans }: Source, { start, end, text }: Block): boolean {
  const code = protectedSpans.filter(
    ({ kind }) => kind === 'code' || kind === 'identifier' || kind === 'fence',
  );
  if (code.some((span) => span.start >= start && span.end <= end)) return true;
  const word = /^\p{Ll}+/u.exec(text)?.[0];
  return (
    word !== undefined && code.some((span) => span.kind === 'code' && span.text.match(WORDS)?.includes(word))
  );
}

const WORDS = /\p{L}+/gu;

/** A paragraph behind code that goes on with what the code says: "or in your settings:", "will be made into". */
function isRest(before: Block | undefined, { text }: Block, careful: boolean): boolean {
  return before?.kind === 'code' && (careful ? /^\p{Ll}/u : GOES_ON).test(text);
}

const GOES_ON = /^(?:or|and|will|would|is|are|which|where|with|becomes?|gives?|to get|instead of)(?!\p{L})/u;

/** Of the openings so many are small that it is meant. */
const MOSTLY = 0.7;

function areSmall(blocks: readonly Block[]): boolean {
  const worded = blocks.filter(({ text }) => /^\s*\p{L}/u.test(text));
  const small = worded.filter(({ text }) => /^\s*\p{Ll}/u.test(text));
  return worded.length > 1 && small.length >= MOSTLY * worded.length;
}

function listsOf(blocks: readonly Block[]): Block[][] {
  const lists: Block[][] = [];
  let list: Block[] = [];
  for (const block of [...blocks, null]) {
    if (block?.kind === 'listItem') list.push(block);
    else {
      if (list.length > 0) lists.push(list);
      list = [];
    }
  }
  return lists;
}
