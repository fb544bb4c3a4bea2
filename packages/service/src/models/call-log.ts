import { shownModel } from '../telemetry/gen-ai.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { ModelObserver } from './observed-model.ts';
import { PROMPT_VERSIONS } from './prompts/versions.ts';

/** A line in the log for each answer of a language model: which one, by which prompt, at what cost. No text. */
export function callLog(logger: Pick<Logger, 'info'>): ModelObserver {
  return {
    begin: (model, { stage }) => {
      const startedAt = performance.now();
      const { provider, deterministic } = model;
      return {
        firstText: () => undefined,
        ended: (usage) => {
          if (deterministic) return;
          const latencyMs = Math.round(performance.now() - startedAt);
          logger.info(
            {
              model: shownModel(model),
              provider,
              stage,
              prompt: PROMPT_VERSIONS[stage],
              latencyMs,
              ...usage,
            },
            'a model answered',
          );
        },
        // What went wrong is logged with the request that it went wrong for.
        failed: () => undefined,
      };
    },
  };
}
