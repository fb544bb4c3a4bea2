import type { Settings } from '../settings/settings.ts';
import type { Logger } from '../telemetry/logger.ts';
import { modelsInTurn } from './in-turn.ts';
import type { Model } from './model.ts';
import { type RoutedModel, type RoutedRequest, rankModels } from './rank-models.ts';

/**
 * Gives the operator's model for a request that names none, and says in the log how it came to it. Where the revision has a
 * router, the next best model answers when one is down.
 *
 * @returns null where none of them can answer
 */
export function createRouter(
  models: readonly RoutedModel[],
  { revision, upstreamTimeoutMs: timeoutMs }: Pick<Settings, 'revision' | 'upstreamTimeoutMs'>,
  logger: Pick<Logger, 'debug' | 'warn'>,
): (request: RoutedRequest) => Model | null {
  return (request) => {
    const { ranked, findings } = rankModels(models, request, revision);
    const [first, ...others] = ranked;
    logger.debug({ route: { ...request, chosen: first?.id ?? null, findings } }, 'routed');
    if (first === undefined) return null;
    const offered = findings.map(({ model }) => model);
    return modelsInTurn([first, ...others], `routed ${offered.join(' ')}`, {
      timeoutMs,
      onNext: (failed, next, error) =>
        logger.warn({ model: failed.id, next: next.id, err: error }, 'a model is down, the next is asked'),
    });
  };
}
