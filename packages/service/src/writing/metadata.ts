import type { TranslationMetadata } from '@faircopy/contract';
import type { GuardedAnswer } from './guard/guarding.ts';

/**
 * What every stage says about its answer. Stages add what is theirs.
 *
 * @param startedAt when the work began, as `performance.now()` gave it
 */
export function metadataOf(answer: GuardedAnswer, startedAt: number): TranslationMetadata {
  const { model, usage, words, guard } = answer;
  return {
    wordCount: words,
    latencyMs: Math.round(performance.now() - startedAt),
    model: model.id,
    provider: model.provider,
    credentialSource: model.credentialSource,
    endpointHost: model.endpointHost,
    ...usage,
    guard,
  };
}
