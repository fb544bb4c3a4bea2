import type { RefineRequest, TranslationMetadata, TranslationResponse } from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import type { RefineWork } from '../models/model.ts';
import { encodeDocument } from './encode-document.ts';
import { groundingFor } from './grounding/grounding.ts';
import { referenced } from './grounding/references.ts';
import { guardedAnswer } from './guard/guarded-answer.ts';
import { keep } from './keep.ts';
import { liveAnswer } from './live/live-answer.ts';
import type { Reader } from './live/reader.ts';
import { metadataOf } from './metadata.ts';
import { metered } from './metered.ts';
import type { WritingParts } from './parts.ts';
import { routed } from './routed.ts';
import { wellFormed } from './well-formed.ts';

/**
 * Stage 3: revises a document by feedback, and keeps the revision in the caller's history. Feedback that has nothing to
 * do with the document leaves it as it was, byte for byte, and keeps nothing.
 *
 * @param reader sees the text while it is written; null: nobody
 * @throws {Fault} ERR_MODEL_NOT_ALLOWED, ERR_QUOTA_EXCEEDED, ERR_UPSTREAM_FAILED, ERR_UPSTREAM_TIMEOUT, ERR_UNAVAILABLE
 */
export async function refine(
  parts: WritingParts,
  principal: Principal,
  request: RefineRequest,
  reader: Reader | null = null,
): Promise<TranslationResponse> {
  const startedAt = performance.now();
  const { audience, context, format, tone } = request;
  const model = await parts.choose(principal, routed('refine', request), request.managedModel);
  const work: RefineWork = {
    stage: 'refine',
    originalInput: wellFormed(request.originalInput ?? ''),
    previousOutput: wellFormed(request.previousOutput),
    feedback: wellFormed(request.feedback),
    audience,
    context,
    format,
    tone,
    workspaceContext: wellFormed(request.workspaceContext ?? ''),
  };
  // XML is made of the whole document.
  const live = liveAnswer(model, reader, parts.text, request.responseFormat !== 'xml');
  const answered = async () => {
    const grounding = await groundingFor(request.webSearch, model, work.feedback, parts.search);
    const given = await guardedAnswer(live.model(), { ...work, ...grounding.work }, parts);
    const grounds = grounding.report(given);
    const isUnchanged = given.report.isOutOfScope === true;
    const answer = isUnchanged ? given : await referenced(parts.text, given, grounds.sources);
    const { isOutOfScope = false, applied, quality } = answer.report;
    const metadata: TranslationMetadata = {
      ...metadataOf(answer, startedAt),
      ...grounds,
      ...(applied === undefined ? {} : { applied: [...applied] }),
      ...(quality === undefined ? {} : { quality }),
    };
    if (isOutOfScope) {
      const result = { output: request.previousOutput, metadata: { ...metadata, isOutOfScope } };
      return { result, usage: answer.usage };
    }
    const output = await encodeDocument(
      parts.text,
      answer.output,
      request.responseFormat,
      work,
      work.originalInput,
    );
    const item = { inputText: work.originalInput, output, audience, context, format, tone };
    const kept = keep(parts.db, principal, request.translationId, item, metadata);
    return { result: { output, metadata: kept.metadata }, usage: answer.usage, saving: kept.saving };
  };
  return live.finish(await metered(parts.quota, principal, model, work, answered, live.spentInVain));
}
