import type { TranslateRequest, TranslationResponse } from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import type { TranslateWork } from '../models/model.ts';
import { accountInstructions } from './account-instructions.ts';
import { certainLanguage } from './certain-language.ts';
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
 * Stage 2: composes a document of a rough text, and keeps it in the caller's history.
 *
 * @param reader sees the text while it is written; null: nobody
 * @throws {Fault} ERR_MODEL_NOT_ALLOWED, ERR_QUOTA_EXCEEDED, ERR_UPSTREAM_FAILED, ERR_UPSTREAM_TIMEOUT, ERR_UNAVAILABLE
 */
export async function translate(
  parts: WritingParts,
  principal: Principal,
  request: TranslateRequest,
  reader: Reader | null = null,
): Promise<TranslationResponse> {
  const startedAt = performance.now();
  const { audience, context, format, tone } = request;
  const model = await parts.choose(principal, routed('translate', request), request.managedModel);
  const input = wellFormed(request.input);
  const [account, language] = await Promise.all([
    accountInstructions(parts.db, principal),
    model.deterministic ? null : certainLanguage(parts.text)(input),
  ]);
  const work: TranslateWork = {
    stage: 'translate',
    input,
    ...(language === null ? {} : { language }),
    audience,
    context,
    format,
    tone,
    instructions: [account, wellFormed(request.customInstructions ?? '')].filter(Boolean).join('\n\n'),
    workspaceContext: wellFormed(request.workspaceContext ?? ''),
    correctionsOnly: request.correctionsOnly ?? false,
  };
  // XML is made of the whole document.
  const live = liveAnswer(model, reader, parts.text, request.responseFormat !== 'xml');
  const answered = async () => {
    const grounding = await groundingFor(request.webSearch, model, work.input, parts.search);
    const given = await guardedAnswer(live.model(), { ...work, ...grounding.work }, parts);
    const grounds = grounding.report(given);
    const answer = format === 'Optimize' ? given : await referenced(parts.text, given, grounds.sources);
    const output = await encodeDocument(parts.text, answer.output, request.responseFormat, work, work.input);
    const { quality } = answer.report;
    const metadata = {
      ...metadataOf(answer, startedAt),
      ...grounds,
      ...(quality === undefined ? {} : { quality }),
    };
    const item = { inputText: work.input, output, audience, context, format, tone };
    const kept = keep(parts.db, principal, request.translationId, item, metadata);
    return { result: { output, metadata: kept.metadata }, usage: answer.usage, saving: kept.saving };
  };
  return live.finish(await metered(parts.quota, principal, model, work, answered, live.spentInVain));
}
