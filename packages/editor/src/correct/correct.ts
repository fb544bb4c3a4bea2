import type { Source } from '../read/source.ts';
import { applyEdits } from './apply.ts';
import type { Edit } from './edit.ts';
import { permitted } from './permitted.ts';
import { withoutOtherLanguages } from './sentence-language.ts';
import { hasForeignSpeller } from './spelling/foreign-speller.ts';

/** A text with the edits that made it. */
export interface Corrected {
  readonly text: string;
  /** In text order, never overlapping, in offsets of the source. */
  readonly edits: readonly Edit[];
}

/**
 * Corrects spelling, grammar and punctuation of a source and nothing else: protected spans, line breaks and
 * every character that is no fault stay as they are. Texts of other languages than those with rules come
 * back unchanged.
 */
export async function correct(source: Source): Promise<Corrected> {
  const edits = withoutOtherLanguages(source, await correctionsOf(source));
  return { text: applyEdits(source.text, edits), edits };
}

async function correctionsOf(source: Source): Promise<Edit[]> {
  if (source.language === 'en') {
    const { correctEnglish } = await import('./english.ts');
    return permitted(source, await correctEnglish(source));
  }
  if (!hasForeignSpeller(source.language)) return [];
  const { correctForeign } = await import('./foreign.ts');
  return permitted(source, await correctForeign(source));
}
