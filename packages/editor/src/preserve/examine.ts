import type { QualityReport } from '@faircopy/contract';
import { outlineOf } from '../document/outline.ts';
import { checkSubject, subjectOf } from '../quality/check.ts';
import type { Subject } from '../quality/rule.ts';
import { protectTree } from '../read/protect.ts';
import { readRecent } from '../read/recent-readings.ts';
import { type Breach, type BreachKind, breach } from './breach.ts';
import { documentBreaches } from './document-breaches.ts';
import { inventionBreaches, withoutInventions } from './inventions.ts';
import { withLineBreaksOf } from './lines.ts';
import { markedText } from './marked-text.ts';
import type { AnswerPromise, Examination } from './promise.ts';
import { refinementBreaches } from './refinement-breaches.ts';
import { withoutPreface } from './remarks.ts';
import { summaryBreaches } from './summary-breaches.ts';
import { textBreaches } from './text-breaches.ts';

export type { Breach } from './breach.ts';
export type { AnswerPromise, Examination } from './promise.ts';

/** UTF-16 units an answer may have beside a multiple of its source's: more is no answer, and not worth reading. */
const MOST_UNITS = { text: [3, 2_000], document: [6, 100_000] } as const;

const MOST_ROUNDS = 5;
const MENDABLE: ReadonlySet<BreachKind> = new Set(['invented', 'chat']);

/**
 * Holds an answer of any model against what was promised about it. Whatever the answer is, this ends, and in time that grows
 * with its length.
 */
export function examineAnswer(promise: AnswerPromise, answer: string): Examination {
  const isText = promise.format === 'Optimize' && promise.stage !== 'refine' && promise.stage !== 'summarize';
  const [times, more] = MOST_UNITS[isText ? 'text' : 'document'];
  if (answer.length > promise.source.length * times + more) {
    return { output: answer, breaches: [breach('length', 'The answer is far too long.')], quality: null };
  }
  const output = isText ? withLineBreaksOf(promise.source, answer) : answer;
  const subject = subjectFor(promise, output);
  const breaches = breachesOf(promise, subject).filter(
    ({ kind }) => isText || !promise.grounded || (kind !== 'invented' && kind !== 'altered'),
  );
  return { output, breaches, quality: breaches.length > 0 ? null : qualityOf(promise, subject) };
}

/**
 * A document without what it made up and what stands before its title, where that is all that is wrong with it; null where it is not, or where taking it out
 * does not help.
 */
export function repairAnswer(promise: AnswerPromise, { output, breaches }: Examination): Examination | null {
  const isDocument = promise.format !== 'Optimize' || promise.stage === 'refine';
  if (!isDocument) return null;
  let repaired: Examination = { output, breaches, quality: null };
  // What stands in several places is found in one at a time.
  for (let round = 0; round < MOST_ROUNDS && repaired.breaches.length > 0; round += 1) {
    if (repaired.breaches.some(({ kind }) => !MENDABLE.has(kind))) return null;
    const titled = withoutPreface(outlineOf(repaired.output));
    repaired = examineAnswer(promise, withoutInventions(subjectFor(promise, titled)));
  }
  return repaired.breaches.length === 0 ? repaired : null;
}

function subjectFor(
  { source, format, audience, tone, known, feedback }: AnswerPromise,
  document: string,
): Subject {
  return subjectOf({
    source: readRecent(source),
    document,
    format,
    audience,
    tone,
    context: `${known}\n${feedback}`,
  });
}

/** A revision is judged by what its first input asks for, as those of the embedded model are. */
function qualityOf(
  { stage, source, original, known, feedback }: AnswerPromise,
  subject: Subject,
): QualityReport | null {
  if (stage === 'optimize' || stage === 'summarize') return null;
  const input = source === original ? subject.input : readRecent(original);
  const context = `${original}\n${known}\n${feedback}\n${source}`;
  const language = input.language === 'und' ? subject.language : input.language;
  return checkSubject({ ...subject, input, language, known: context });
}

function breachesOf(promise: AnswerPromise, subject: Subject): Breach[] {
  const { correctionsOnly, known, feedback, reference, mostCharacters } = promise;
  const { document, input } = subject;
  if (document.text.trim() === '') return [breach('unfinished', 'The answer is empty.')];
  const source = markedText(input.text, input.protectedSpans);
  const answer = markedText(document.text, protectTree(document.text, document.tree));
  switch (promise.stage) {
    case 'refine':
      return refinementBreaches(subject, source, answer, feedback, reference);
    case 'summarize':
      return summaryBreaches(subject, source, answer, mostCharacters);
    default:
      if (promise.format !== 'Optimize') return documentBreaches(subject, source, answer);
      return [...textBreaches(source, answer, known, correctionsOnly), ...inventionBreaches(subject)];
  }
}
