import { paragraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { summaryOf } from '../summary.ts';

/** The whole RFC in one paragraph: what it proposes, why, what is decided, and what it demands first of all. */
export function summaryParagraph(composition: Composition): Block {
  const { understanding } = composition;
  const title = understanding.title.replace(/^RFC\s?[:–-]\s/iu, '');
  const summary = summaryOf(composition, say(composition, 'rfcProposes', { title }));
  return paragraph(summary.join(' ').replace(/\s*\n\s*/gu, ' '));
}
