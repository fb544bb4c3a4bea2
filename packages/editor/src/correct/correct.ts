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
  let { edits, isToBeReadAgain } = await readingOf(source, false);
  let text = applyEdits(source.text, edits);
  for (let round = 1; round < ROUNDS && isToBeReadAgain && source.text.length <= BRIEF; round += 1) {
    const further = await readingOf({ ...read(text), language: source.language }, true);
    edits = composeEdits(source.text, edits, further.edits);
    text = applyEdits(text, further.edits);
    isToBeReadAgain = further.isToBeReadAgain;
  }
  return { text, edits };
}

/** What is set right shows what else is amiss beside it: notes are read again so often. */
const ROUNDS = 3;
const BRIEF = 4_000;

interface Reading {
  readonly edits: Edit[];
  readonly isToBeReadAgain: boolean;
}

/** @param isAgain whether this is a text of which an earlier reading has mended faults */
async function readingOf(source: Source, isAgain: boolean): Promise<Reading> {
  const { language } = source;
  const certain = (edits: readonly Edit[]) => withoutOtherLanguages(source, permitted(source, edits));
  if (language === 'en') {
    const { correctEnglish } = await import('./english.ts');
    const { edits, isRough } = await correctEnglish(source, isAgain);
    const made = certain(edits);
    return { edits: made, isToBeReadAgain: isRough && made.length > 0 };
  }
  if (!hasForeignSpeller(language)) return { edits: [], isToBeReadAgain: false };
  const { correctForeign } = await import('./foreign.ts');
  const edits = certain(await correctForeign(source));
  return { edits, isToBeReadAgain: edits.length > 0 };
}
