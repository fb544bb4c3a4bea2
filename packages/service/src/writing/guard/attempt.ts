import type { AnswerPromise } from '@faircopy/editor/preserve';
import { askModel, type ModelAnswer } from '../../models/ask-model.ts';
import { type Model, type ModelRequest, type SummarizeWork, sourceOf } from '../../models/model.ts';
import { cleanAnswer } from '../../models/prompts/clean-answer.ts';
import type { Examined } from '../text-work.ts';
import { promiseOf } from './answer-promise.ts';
import type { Guarding } from './guarding.ts';

/** A language model's answer, held against what was promised about it. */
export interface Attempt {
  readonly answer: ModelAnswer;
  /** Whether something had to be taken off: a remark, a fence around the text, the length a summary has too much. */
  readonly isTrimmed: boolean;
  readonly promise: AnswerPromise;
  readonly examination: Examined;
}

/**
 * Asks a language model and examines its answer. Where a refinement seems to have lost something, what the embedded model
 * takes out on the same feedback tells whether it was meant to.
 *
 * @param reference the embedded model's answer to the same request
 * @throws {Fault} as `askModel`
 */
export async function attempt(
  model: Model,
  request: ModelRequest,
  guarding: Guarding,
  reference: () => Promise<ModelAnswer>,
): Promise<Attempt> {
  const answer = await askModel(model, request, guarding.timeoutMs);
  const source = sourceOf(request);
  const output = answer.report.isOutOfScope ? source : cleanAnswer(answer.output, source);
  const isTrimmed = output.trim() !== answer.output.trim();
  const examine = async (promise: AnswerPromise) => {
    const examination = await guarding.text.examine(promise, output);
    return { answer, isTrimmed, promise, examination };
  };
  const first = await examine(promiseOf(request, null, answer.report.sources));
  // The document as it was breaks no promise.
  if (answer.report.isOutOfScope)
    return { ...first, examination: { ...first.examination, output, breaches: [] } };
  if (first.examination.breaches.length === 0) return first;
  if (request.stage === 'summarize') return condensed(first, request, guarding);
  if (request.stage !== 'refine') return first;
  return examine(promiseOf(request, (await reference()).output, answer.report.sources));
}

/** A summary that is good and only too long, condensed by the embedded model; any other stays as it is. */
async function condensed(one: Attempt, work: SummarizeWork, guarding: Guarding): Promise<Attempt> {
  const { output, breaches } = one.examination;
  if (breaches.some(({ kind }) => kind !== 'exceeds')) return one;
  const shorter = await askModel(guarding.catalogue.embedded, { ...work, input: output }, guarding.timeoutMs);
  const { words } = await guarding.text.inspect({ source: '', output: shorter.output });
  const examination = { ...one.examination, output: shorter.output, breaches: [], words };
  return { ...one, isTrimmed: true, examination };
}
