import type { Phrases } from '../../formats/phrases/phrase.ts';
import { paragraph } from '../blocks.ts';
import type { Document } from '../document.ts';

/** A document whose sections begin by saying what they are for. A summary stays one paragraph. */
export function withIntros(document: Document, phrases: Phrases): Document {
  const intros: Readonly<Record<string, string>> = phrases;
  return {
    ...document,
    sections: document.sections.map((section) => {
      const intro = section.id === null ? undefined : intros[`intro-${section.id}`];
      if (!intro) return section;
      const [first, ...rest] = section.blocks;
      if (section.id === 'summary' && first?.kind === 'paragraph')
        return { ...section, blocks: [{ ...first, text: besides(intro, first.text) }, ...rest] };
      return { ...section, blocks: [paragraph(intro), ...section.blocks] };
    }),
  };
}

/** Two sentences; scripts that put no space between them get none. */
function besides(intro: string, text: string): string {
  return intro.endsWith('。') ? intro + text : `${intro} ${text}`;
}

/** Every sentence that says what a section is for. */
export function sectionIntrosIn(phrases: Phrases): string[] {
  return Object.entries(phrases).flatMap(([key, text]) =>
    key.startsWith('intro-') && typeof text === 'string' ? [text] : [],
  );
}
