import { LIMITS, type SummarizeRequest, type TranslationResponse } from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import type { SummarizeWork } from '../models/model.ts';
import { guardedAnswer } from './guard/guarded-answer.ts';
import { metadataOf } from './metadata.ts';
import { metered } from './metered.ts';
import type { WritingParts } from './parts.ts';
import { routed } from './routed.ts';
import { wellFormed } from './well-formed.ts';

/**
 * Condenses a text so that it is fit to be an input, and keeps nothing.
 *
 * @throws {Fault} ERR_MODEL_NOT_ALLOWED, ERR_QUOTA_EXCEEDED, ERR_UPSTREAM_FAILED, ERR_UPSTREAM_TIMEOUT, ERR_UNAVAILABLE
 */
export async function summarize(
  parts: WritingParts,
  principal: Principal,
  request: SummarizeRequest,
): Promise<TranslationResponse> {
  const startedAt = performance.now();
  const model = await parts.choose(principal, routed('summarize', request), request.managedModel);
  const work: SummarizeWork = {
    stage: 'summarize',
    input: wellFormed(request.input),
    maxCharacters: request.maxCharacters ?? LIMITS.summaryCharacters.default,
  };
  return metered(parts.quota, principal, model, work, async () => {
    const answer = await guardedAnswer(model, work, parts);
    const result = { output: answer.output, metadata: metadataOf(answer, startedAt) };
    return { result, usage: answer.usage };
  });
}
