import { readBlocks } from './blocks.ts';
import { type DetectedLanguage, languageOf } from './language.ts';
import { parseMarkdown } from './markdown.ts';
import { protectTree } from './protect.ts';
import type { Source } from './source.ts';

/** A text that was read, and how sure its language is. */
export interface Reading {
  readonly source: Source;
  readonly detected: DetectedLanguage;
}

/** Reads a text: its Markdown tree, its blocks and sentences, what is protected, and its language. */
export function read(text: string): Source {
  return readingOf(text).source;
}

export function readingOf(text: string): Reading {
  const tree = parseMarkdown(text);
  const protectedSpans = protectTree(text, tree);
  const detected = languageOf(text, protectedSpans);
  const blocks = readBlocks(text, tree, protectedSpans);
  return { source: { text, language: detected.language, tree, blocks, protectedSpans }, detected };
}
