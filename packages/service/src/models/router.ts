import type { Settings } from '../settings/settings.ts';
import type { Logger } from '../telemetry/logger.ts';
import { modelsInTurn } from './in-turn.ts';
import type { Model } from './model.ts';
import { type RoutedModel, type RoutedRequest, rankModels } from './rank-models.ts';

/** A request that names no model: how much there is to read, and the text whose language matters. */
export interface UnroutedRequest extends Omit<RoutedRequest, 'language'> {
  readonly text: string;
}

export interface RouterOptions extends Pick<Settings, 'revision' | 'upstreamTimeoutMs'> {
  readonly logger: Pick<Logger, 'debug' | 'warn'>;
  /** The language of a text, as a BCP 47 primary subtag; null: not certain. Asked only where a model names its languages. */
  readonly languageOf: (text: string) => Promise<string | null>;
}

/**
 * Gives the operator's model for a request that names none, and says in the log how it came to it. Where the revision has a
 * router, the next best model answers when one is down.
 *
 * @returns null where none of them can answer
 */
export function createRouter(
  models: readonly RoutedModel[],
  { revision, upstreamTimeoutMs: timeoutMs, logger, languageOf }: RouterOptions,
): (request: UnroutedRequest) => Promise<Model | null> {
  const asksLanguage =
    revision.defaultModelChoice === 'router' && models.some(({ languages }) => languages !== null);
  return async ({ stage, bytes, text }) => {
    const request = { stage, bytes, language: asksLanguage ? await languageOf(text) : null };
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
