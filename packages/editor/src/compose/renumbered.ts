import { mapTexts } from './closing.ts';
import type { Block, Document } from './document.ts';

const defined = /^\*\*(N?FR)-(\d{1,3}):\*\*/u;

/**
 * A document that lists its demands by subject numbers them in the order in which they stand, so that the numbers
 * rise; every reference follows. `known` is the input: where it numbers demands itself, nothing is changed.
 */
export function renumbered(document: Document, known: string): Document {
  if (/(?<![\p{L}\p{N}])N?FR-\d/u.test(known)) return document;
  const numbers = new Map<string, string>();
  const counts = { FR: 0, NFR: 0 };
  const visit = (text: string) => {
    const match = defined.exec(text);
    const family = match?.[1] === 'NFR' ? 'NFR' : 'FR';
    if (!match || numbers.has(`${family}-${match[2]}`)) return;
    counts[family] += 1;
    numbers.set(`${family}-${match[2]}`, `${family}-${counts[family]}`);
  };
  for (const section of document.sections) for (const text of textsOf(section.blocks)) visit(text);
  const rename = (text: string) =>
    text.replace(/(?<![\p{L}\p{N}-])N?FR-\d{1,3}(?!\d)/gu, (id) => numbers.get(id) ?? id);
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => mapTexts(block, rename)),
    })),
  };
}

function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind !== 'list') return [];
    return block.items.flatMap((item) => [item.text, ...textsOf(item.children ?? [])]);
  });
}
