import { Fault } from '../errors.ts';
import type { Model, ModelEvent } from './model.ts';

export interface InTurnOptions {
  /** Milliseconds a call may take in all. A model that says nothing for half of what is left makes room for the next. */
  readonly timeoutMs: number;
  /** Told when a model failed and the next is asked. */
  readonly onNext?: (failed: Model, next: Model, error: unknown) => void;
}

/**
 * Several models as one: each is asked when those before it failed before they said anything. The end of an answer names the
 * model it is from. Answers are kept under the name of all of them, since any may give them.
 *
 * @param models best first, at least one
 * @param name what stands for the choice among them, whichever are there at the moment
 */
export function modelsInTurn(
  models: readonly [Model, ...Model[]],
  name: string,
  options: InTurnOptions,
): Model {
  const [first] = models;
  return {
    ...first,
    keptAs: name,
    async *generate(request, signal, unwanted) {
      const deadline = performance.now() + options.timeoutMs;
      for (const [index, model] of models.entries()) {
        const next = models[index + 1];
        if (next === undefined) {
          yield* signed(model, model.generate(request, signal, unwanted));
          return;
        }
        const silence = new AbortController();
        const timer = setTimeout(() => silence.abort(), (deadline - performance.now()) / 2);
        let hasBegun = false;
        try {
          const either = AbortSignal.any([signal, silence.signal]);
          for await (const event of signed(model, model.generate(request, either, unwanted))) {
            clearTimeout(timer);
            hasBegun = true;
            yield event;
          }
          return;
        } catch (error) {
          // A fault that is no failure of the model's is the caller's to hear.
          const isFailure = !(error instanceof Fault) || error.code.startsWith('ERR_UPSTREAM_');
          if (hasBegun || signal.aborted || !isFailure) throw error;
          options.onNext?.(model, next, error);
        } finally {
          clearTimeout(timer);
        }
      }
    },
  };
}

async function* signed(model: Model, events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent> {
  for await (const event of events) yield event.type === 'end' ? { ...event, model } : event;
}
