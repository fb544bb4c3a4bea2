import { shownModel } from '../telemetry/gen-ai.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { ModelObserver } from './observed-model.ts';

/** A line in the log for each answer of a language model: which one, by which prompt, at what cost. No text. */
export function callLog(logger: Pick<Logger, 'info'>): ModelObserver {
  return {
    begin: (model, { stage }, prompt) => {
      const startedAt = performance.now();
      const { provider } = model;
      return {
        firstText: () => undefined,
        ended: (usage) => {
          if (prompt === null) return;
          const latencyMs = Math.round(performance.now() - startedAt);
          logger.info(
            {
              model: shownModel(model),
              provider,
              stage,
              prompt,
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
