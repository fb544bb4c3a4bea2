import type { Model, ModelRequest, Usage } from './model.ts';
import { PROMPT_VERSIONS } from './prompts/versions.ts';
import { Unwanted } from './unwanted.ts';

/** Follows the calls of models, to count or trace them. */
export interface ModelObserver {
  /** @param prompt the version of what a language model is told; null for rules */
  begin(model: Model, request: ModelRequest, prompt: string | null): ModelCall;
}

/** One call, from its beginning. `firstText` comes at most once, and exactly one of the other two. */
interface ModelCall {
  firstText(): void;
  ended(usage: Usage): void;
  /** @param error what the model threw; undefined when its caller went away before the end */
  failed(error: unknown): void;
}

/** The same model, with its calls followed. */
export function observeModel<Observed extends Model>(
  model: Observed,
  observers: readonly ModelObserver[],
): Observed {
  if (observers.length === 0) return model;
  return {
    ...model,
    async *generate(...asked) {
      const [request] = asked;
      const prompt = model.deterministic ? null : PROMPT_VERSIONS[request.stage];
      const calls = observers.map((observer) => observer.begin(model, request, prompt));
      let [hasText, isOver] = [false, false];
      try {
        for await (const event of model.generate(...asked)) {
          if (event.type === 'end') {
            isOver = true;
            for (const call of calls) call.ended(event.usage);
          } else if (!hasText) {
            hasText = true;
            for (const call of calls) call.firstText();
          }
          yield event;
        }
      } catch (error) {
        if (!isOver) for (const call of calls) call.failed(error instanceof Unwanted ? undefined : error);
        isOver = true;
        throw error;
      } finally {
        if (!isOver) for (const call of calls) call.failed(undefined);
      }
    },
  };
}
