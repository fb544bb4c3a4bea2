import { LIMITS } from '@faircopy/contract';
import { askModel, type ModelAnswer } from '../../models/ask-model.ts';
import type { Model, SummarizeWork } from '../../models/model.ts';
import { cleanAnswer } from '../../models/prompts/clean-answer.ts';
import type { GuardedAnswer, Guarding } from './guarding.ts';
import { sumOf } from './sum-of.ts';

/**
 * Asks a model for a summary, and sees to it that the answer says nothing the input does not, and is within its length.
 * An answer that invents numbers, names or addresses is asked for once more with them named; one that does so again, or
 * is no text to speak of, gives way to the embedded model's. One that is only too long is condensed by the embedded
 * model. Usage is summed over all calls of the model that was asked first.
 *
 * @throws {Fault} as `askModel`
 */
export async function faithfulSummary(
  model: Model,
  work: SummarizeWork,
  guarding: Guarding,
): Promise<GuardedAnswer> {
  const answer = await examinedSummary(model, work, guarding);
  guarding.guarded?.(work.stage, answer.guard);
  return answer;
}

async function examinedSummary(
  model: Model,
  work: SummarizeWork,
  guarding: Guarding,
): Promise<GuardedAnswer> {
  const first = await examine(model, work, guarding);
  const faults = first.invented.length;
  if (isGood(first)) return within(first, 'clean', 0, guarding, work);
  if (model.deterministic) return finish(first, 'clean', 0);

  const second = await examine(model, { ...work, mustNotSay: first.invented }, guarding);
  const usage = sumOf(first.answer.usage, second.answer.usage);
  if (isGood(second)) return { ...(await within(second, 'repaired', faults, guarding, work)), usage };

  const embedded = await examine(guarding.catalogue.embedded, work, guarding);
  return { ...finish(embedded, 'fallback', second.invented.length), usage };
}

interface Examined {
  readonly model: Model;
  readonly answer: ModelAnswer;
  readonly invented: readonly string[];
  readonly words: number;
}

async function examine(model: Model, work: SummarizeWork, guarding: Guarding): Promise<Examined> {
  const asked = await askModel(model, work, guarding.timeoutMs);
  const output = model.deterministic ? asked.output : cleanAnswer(asked.output, work.input).trim();
  const inspection = await guarding.text.inspectSummary({ source: work.input, summary: output });
  return { model, answer: { ...asked, output }, ...inspection };
}

/** The output is to be fit to be an input, so it may not be shorter than one. */
function isGood({ answer, invented }: Examined): boolean {
  return invented.length === 0 && lengthOf(answer.output) >= LIMITS.input.minimum;
}

async function within(
  examined: Examined,
  status: 'clean' | 'repaired',
  restored: number,
  guarding: Guarding,
  { maxCharacters }: SummarizeWork,
): Promise<GuardedAnswer> {
  const { output } = examined.answer;
  if (lengthOf(output) <= maxCharacters) return finish(examined, status, restored);
  const work = { stage: 'summarize', input: output, maxCharacters } as const;
  const { answer, words } = await examine(guarding.catalogue.embedded, work, guarding);
  const condensed = { ...examined, answer: { ...examined.answer, output: answer.output }, words };
  return finish(condensed, 'repaired', restored);
}

function finish(
  { model, answer, words }: Examined,
  status: GuardedAnswer['guard']['status'],
  restored: number,
): GuardedAnswer {
  return { ...answer, model, words, guard: { status, restored } };
}

/** In code points, as the contract counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
