import { readBlocks } from './blocks.ts';
import { languageOf } from './language.ts';
import { parseMarkdown } from './markdown.ts';
import { protectTree } from './protect.ts';
import type { Source } from './source.ts';

/** Reads a text: its Markdown tree, its blocks and sentences, what is protected, and its language. */
export function read(text: string): Source {
  const tree = parseMarkdown(text);
  const protectedSpans = protectTree(text, tree);
  return {
    text,
    language: languageOf(text, protectedSpans).language,
    tree,
    blocks: readBlocks(text, tree, protectedSpans),
    protectedSpans,
  };
}
