import type { OptimizeRequest, TranslationResponse } from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import type { OptimizeWork } from '../models/model.ts';
import { accountInstructions } from './account-instructions.ts';
import { presentEdits } from './edits.ts';
import { guardedAnswer } from './guard/guarded-answer.ts';
import { liveAnswer } from './live/live-answer.ts';
import type { Reader } from './live/reader.ts';
import { metadataOf } from './metadata.ts';
import { metered } from './metered.ts';
import type { WritingParts } from './parts.ts';
import { routed } from './routed.ts';
import { wellFormed } from './well-formed.ts';

const NOTHING = { inputTokens: 0, outputTokens: 0, thinkingTokens: 0 };

/**
 * Stage 1: improves a text in its own language, or only corrects it. The same request gets the same answer
 * for a day, whatever model answers.
 *
 * @param reader sees the text while it is written; null: nobody
 * @throws {Fault} ERR_MODEL_NOT_ALLOWED, ERR_QUOTA_EXCEEDED, ERR_UPSTREAM_FAILED, ERR_UPSTREAM_TIMEOUT, ERR_UNAVAILABLE
 */
export async function optimize(
  parts: WritingParts,
  principal: Principal,
  request: OptimizeRequest,
  reader: Reader | null = null,
): Promise<TranslationResponse> {
  const startedAt = performance.now();
  const model = await parts.choose(principal, routed('optimize', request), request.managedModel);
  const work: OptimizeWork = {
    stage: 'optimize',
    input: wellFormed(request.input),
    correctionsOnly: request.correctionsOnly ?? false,
    audience: request.audience,
    context: request.context,
    instructions: await accountInstructions(parts.db, principal),
  };
  const live = liveAnswer(model, reader, parts.text);
  const answered = async () => {
    const ask = (unwanted?: AbortSignal) => guardedAnswer(live.model(unwanted), work, parts);
    const answer = await parts.kept.of(model, principal.userId, work, ask, reader?.gone);
    const { edits } = answer.report;
    const metadata = {
      ...metadataOf(answer, startedAt),
      ...(edits === undefined ? {} : { edits: presentEdits(work.input, edits) }),
    };
    return { result: { output: answer.output, metadata }, usage: answer.isKept ? NOTHING : answer.usage };
  };
  return live.finish(await metered(parts.quota, principal, model, work, answered, live.spentInVain));
}
