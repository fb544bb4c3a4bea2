import { applyEdits } from '../correct/apply.ts';
import { clauseCommas, clauseStops } from '../correct/clause-marks/clause-marks.ts';
import { composeEdits } from '../correct/compose-edits.ts';
import { type Corrected, correct } from '../correct/correct.ts';
import type { Edit } from '../correct/edit.ts';
import { permitted } from '../correct/permitted.ts';
import { project } from '../correct/projection.ts';
import { read } from '../read/read.ts';
import type { Source } from '../read/source.ts';
import { ENGLISH_SENTENCES } from './english/rules.ts';
import { finishSentences } from './finish-sentences.ts';
import { parallelItems } from './parallel-items.ts';
import { inOwnWords } from './quoted-words.ts';
import { wordings } from './wordings.ts';

/**
 * Improves the whole text in its own language: corrections, then wording, then the form of sentences. Meaning,
 * voice, facts, code and line breaks stay. Edits are in offsets of the source.
 */
export async function improve(source: Source): Promise<Corrected> {
  const corrected = await correct(source);
  const { language } = source;
  let { text } = corrected;
  let edits: readonly Edit[] = corrected.edits;
  let now = source;
  for (const stage of [wordingOf, finishOf]) {
    if (now.text !== text) now = { ...read(text), language };
    const step = permitted(now, inOwnWords(now, stage(now)));
    edits = composeEdits(source.text, edits, step);
    text = applyEdits(text, step);
  }
  return { text, edits };
}

function wordingOf(source: Source): Edit[] {
  const projection = project(source);
  if (source.language !== 'en') return wordings(projection, source.language);
  return [
    ...wordings(projection, source.language, ENGLISH_SENTENCES),
    ...parallelItems(source),
    ...clauseStops(projection),
  ];
}

/** What sentences lack at their ends and between their clauses, once they are parted. */
function finishOf(source: Source): Edit[] {
  const commas = source.language === 'en' ? clauseCommas(project(source)) : [];
  return [...finishSentences(source), ...commas];
}
