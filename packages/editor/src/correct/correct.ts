import { read } from '../read/read.ts';
import type { Source } from '../read/source.ts';
import { applyEdits } from './apply.ts';
import { composeEdits } from './compose-edits.ts';
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
  let edits = await certainOf(source);
  let text = applyEdits(source.text, edits);
  let found = edits.length;
  for (let round = 1; round < ROUNDS && found > 0 && isBrief(source); round += 1) {
    const now = { ...read(text), language: source.language };
    const further = await certainOf(now);
    edits = composeEdits(source.text, edits, further);
    text = applyEdits(text, further);
    found = further.length;
  }
  return { text, edits };
}

/** What is set right shows what else is amiss beside it: notes are read again so often. */
const ROUNDS = 3;
const BRIEF = 4_000;

/** English is judged as it was meant in one reading. */
function isBrief({ language, text }: Source): boolean {
  return language !== 'en' && text.length <= BRIEF;
}

async function certainOf(source: Source): Promise<Edit[]> {
  return withoutOtherLanguages(source, await correctionsOf(source));
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
