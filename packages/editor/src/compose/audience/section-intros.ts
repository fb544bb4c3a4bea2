import type { Phrases } from '../../formats/phrases/phrase.ts';
import { paragraph } from '../blocks.ts';
import type { Block, Document } from '../document.ts';

/** A document whose sections begin by saying what they are for; its summary and sections that only name a gap do not. */
export function withIntros(document: Document, phrases: Phrases): Document {
  const intros: Readonly<Record<string, string>> = phrases;
  return {
    ...document,
    sections: document.sections.map((section) => {
      const intro = section.id === null ? undefined : intros[`intro-${section.id}`];
      return !intro || section.blocks.every(isGap)
        ? section
        : { ...section, blocks: [paragraph(intro), ...section.blocks] };
    }),
  };
}

function isGap(block: Block): boolean {
  return block.kind === 'paragraph' && block.isGap === true;
}

/** Every sentence that says what a section is for. */
export function sectionIntrosIn(phrases: Phrases): string[] {
  return Object.entries(phrases).flatMap(([key, text]) =>
    key.startsWith('intro-') && typeof text === 'string' ? [text] : [],
  );
}
