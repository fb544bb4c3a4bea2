import { applyEdits } from '../correct/apply.ts';
import { clauseCommas, clauseStops } from '../correct/clause-marks/clause-marks.ts';
import { composeEdits } from '../correct/compose-edits.ts';
import { type Corrected, correct } from '../correct/correct.ts';
import type { Edit } from '../correct/edit.ts';
import { permitted } from '../correct/permitted.ts';
import { project } from '../correct/projection.ts';
import { runProseRules } from '../correct/run-prose-rules.ts';
import { read } from '../read/read.ts';
import type { Source } from '../read/source.ts';
import { ENGLISH_PADDING } from './english/padding/rules.ts';
import { ENGLISH_PARTINGS, ENGLISH_SENTENCES, ENGLISH_VOICE } from './english/rules.ts';
import { finishSentences } from './finish-sentences.ts';
import { FOREIGN_PADDING } from './foreign/padding/rules.ts';
import { namedControls } from './named-controls.ts';
import { parallelItems } from './parallel-items.ts';
import { inOwnWords } from './quoted-words.ts';
import { stepOrders } from './step-orders.ts';
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
  for (const stage of [paddingOf, wordingOf, voiceOf, sentencesOf, finishOf]) {
    if (now.text !== text) now = { ...read(text), language };
    const step = permitted(now, inOwnWords(now, stage(now)));
    edits = composeEdits(source.text, edits, step);
    text = applyEdits(text, step);
  }
  return { text, edits };
}

function paddingOf(source: Source): Edit[] {
  const projection = project(source);
  if (source.language !== 'en') return runProseRules(projection, FOREIGN_PADDING.get(source.language) ?? []);
  return [
    ...stepOrders(source),
    ...namedControls(source, projection),
    ...runProseRules(projection, ENGLISH_PADDING),
  ];
}

function wordingOf(source: Source): Edit[] {
  const projection = project(source);
  return source.language === 'en'
    ? [...wordings(projection, source.language, ENGLISH_PARTINGS), ...parallelItems(source)]
    : wordings(projection, source.language);
}

/** Says who does what: once what is padded is plain, a clause is read as it is meant. */
const voiceOf = (source: Source): Edit[] =>
  source.language === 'en' ? runProseRules(project(source), ENGLISH_VOICE) : [];

/** Cuts what is strung together by commas: what long sentences are parted into tells whether it is. */
function sentencesOf(source: Source): Edit[] {
  if (source.language !== 'en') return [];
  const projection = project(source);
  return [...runProseRules(projection, ENGLISH_SENTENCES), ...clauseStops(projection)];
}

/** What sentences lack at their ends and between their clauses, once they are parted. */
function finishOf(source: Source): Edit[] {
  const commas = source.language === 'en' ? clauseCommas(project(source)) : [];
  return [...finishSentences(source), ...commas];
}
