import type { GuardReport } from '@faircopy/contract';
import { askModel, type ModelAnswer } from '../../models/ask-model.ts';
import type { Model, ModelRequest } from '../../models/model.ts';
import { Unwanted } from '../../models/unwanted.ts';
import { type Attempt, attempt } from './attempt.ts';
import type { GuardedAnswer, Guarding } from './guarding.ts';
import { restored } from './restored.ts';
import { sumOf } from './sum-of.ts';

/**
 * Asks a model, and sees to it that the answer keeps what was promised about it: an answer that does not is asked for once
 * more with its faults named, then mended, and where that does not help the embedded model answers instead. A summary that is
 * only too long is condensed further. Usage is summed over all calls of the model that was asked first.
 *
 * @throws {Fault} as `askModel`, of the first call
 */
export async function guardedAnswer(
  model: Model,
  request: ModelRequest,
  guarding: Guarding,
): Promise<GuardedAnswer> {
  const answer = await keptPromise(model, request, guarding);
  guarding.guarded?.(request.stage, answer.guard);
  return answer;
}

async function keptPromise(model: Model, request: ModelRequest, guarding: Guarding): Promise<GuardedAnswer> {
  const { embedded } = guarding.catalogue;
  if (model.deterministic)
    return restored(model, await askModel(model, request, guarding.timeoutMs), request, guarding);

  let own: Promise<ModelAnswer> | undefined;
  const reference = () => {
    own ??= askModel(embedded, request, guarding.timeoutMs);
    return own;
  };
  const first = await attempt(model, request, guarding, reference);
  const { breaches } = first.examination;
  if (breaches.length === 0)
    return finish(model, first, { status: first.isTrimmed ? 'repaired' : 'clean', restored: 0 });

  // A second answer is a favour: where there is none, the first is what there is to mend.
  const second = await attempt(model, withFaults(request, first), guarding, reference).catch(unlessUnwanted);
  const usage = second === null ? first.answer.usage : sumOf(first.answer.usage, second.answer.usage);
  const report = { status: 'repaired', restored: breaches.length } as const;
  if (second?.examination.breaches.length === 0) return { ...finish(model, second, report), usage };

  const mended = await firstMended(second === null ? [first] : [second, first], guarding);
  if (mended !== null) return { ...finish(model, mended, report), usage };
  const fallback = await restored(embedded, await reference(), request, guarding);
  const lost = (second ?? first).examination.breaches.length;
  return { ...fallback, guard: { status: 'fallback', restored: lost }, usage };
}

function unlessUnwanted(error: unknown): null {
  if (error instanceof Unwanted) throw error;
  return null;
}

function withFaults(request: ModelRequest, { examination }: Attempt): ModelRequest {
  const { breaches } = examination;
  if (request.stage === 'summarize') return { ...request, faults: breaches.map(({ message }) => message) };
  return {
    ...request,
    mustKeep: breaches.flatMap(({ part }) => (part === '' ? [] : [part])),
    faults: breaches.flatMap(({ part, message }) => (part === '' ? [message] : [])),
  };
}

async function firstMended(attempts: readonly Attempt[], { text }: Guarding): Promise<Attempt | null> {
  for (const one of attempts) {
    const examination = await text.repair(one.promise, one.examination);
    if (examination !== null) return { ...one, examination };
  }
  return null;
}

function finish(model: Model, { answer, examination }: Attempt, guard: GuardReport): GuardedAnswer {
  const { output, words, quality } = examination;
  const report = quality === null ? answer.report : { ...answer.report, quality };
  return { ...answer, output, report, model: answer.model ?? model, words, guard };
}
