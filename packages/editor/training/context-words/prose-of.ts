import { project } from '../../src/correct/projection.ts';
import { readBlocks } from '../../src/read/blocks.ts';
import { parseMarkdown } from '../../src/read/markdown.ts';
import { protectTree } from '../../src/read/protect.ts';

/** The paragraphs of a document that are whole sentences, laid out as corrections see them. */
export function proseOf(text: string, language: string): string[] {
  const tree = parseMarkdown(text);
  const protectedSpans = protectTree(text, tree);
  const blocks = readBlocks(text, tree, protectedSpans);
  return project({ text, language, tree, blocks, protectedSpans })
    .prose.split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(isProse);
}

const SHORTEST = 25;
const LONGEST = 3_000;

function isProse(paragraph: string): boolean {
  if (paragraph.length < SHORTEST || paragraph.length > LONGEST || !/[.!?:][)"'”]?$/.test(paragraph))
    return false;
  const letters = paragraph.match(/\p{L}/gu)?.length ?? 0;
  const codes = paragraph.match(/Qx/g)?.length ?? 0;
  return letters > 0.7 * paragraph.length && codes * 12 < paragraph.length;
}
