import {
  InvalidResponseDataError,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { WebSource } from '@faircopy/contract';
import type { Usage } from '../model.ts';
import { classify } from './classify.ts';
import { cameToMark } from './done-mark.ts';
import { VendorFailure } from './failure.ts';

/** What a stream gave that matters here. */
export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly usage: Usage; readonly sources: readonly WebSource[] };

/**
 * The text of a vendor's stream and its end. Thinking and the like is left out.
 *
 * @throws {VendorFailure} also when the answer was cut, withheld or empty
 */
export async function* answerParts(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  let hasText = false;
  const sources: WebSource[] = [];
  try {
    for await (const part of stream) {
      if (part.type === 'error' && !isLackOfReason(part.error)) throw classify(part.error, signal.aborted);
      if (part.type === 'text-delta' && part.delta !== '') {
        hasText ||= part.delta.trim() !== '';
        yield { type: 'text', text: part.delta };
      }
      if (part.type === 'source' && part.sourceType === 'url' && URL.canParse(part.url))
        sources.push({ url: part.url, title: part.title ?? '' });
      if (part.type === 'finish') {
        const failure = failureOf(part, hasText);
        if (failure !== null) throw failure;
        yield { type: 'end', usage: usageOf(part.usage), sources };
        return;
      }
    }
  } catch (error) {
    throw classify(error, signal.aborted);
  }
  throw new VendorFailure('broken');
}

type Finish = Extract<LanguageModelV4StreamPart, { readonly type: 'finish' }>;

function failureOf(finish: Finish, hasText: boolean): VendorFailure | null {
  const { unified, raw } = finish.finishReason;
  // `pause_turn` reads as a stop, yet the vendor waits to be asked to go on.
  if (unified === 'length' || raw === 'pause_turn') return new VendorFailure('cut');
  if (unified === 'content-filter') return new VendorFailure('withheld');
  // A stream that ends without a reason was cut off by somebody on the way, unless what comes last was there: its count, or its mark.
  const isUnexplained = raw === undefined && (unified === 'other' || unified === 'error');
  const isBroken = unified === 'error' || unified === 'interrupted';
  const isWhole = isChatCount(finish.usage.raw) || cameToMark(finish);
  if (isUnexplained ? !isWhole : isBroken) return new VendorFailure('broken');
  return hasText ? null : new VendorFailure('empty');
}

/** What the SDK says of a stream whose end has no reason; the end itself is told all the same. */
function isLackOfReason(error: unknown): boolean {
  return InvalidResponseDataError.isInstance(error) && error.message.includes('without a finish reason');
}

/** Thinking apart from what was written, so that neither is counted twice; null where the vendor does not say. */
function usageOf({ inputTokens, outputTokens, raw }: LanguageModelV4Usage): Usage {
  const { total } = outputTokens;
  const reasoning = isUntold(raw) ? undefined : outputTokens.reasoning;
  return {
    inputTokens: inputTokens.total ?? null,
    outputTokens: total === undefined ? null : Math.max(0, total - (reasoning ?? 0)),
    thinkingTokens: total === undefined ? null : (reasoning ?? null),
  };
}

/** Chat completions that leave thinking out of their usage: the SDK takes that for none. */
function isUntold(raw: LanguageModelV4Usage['raw']): boolean {
  if (raw === undefined || !isChatCount(raw)) return false;
  const { completion_tokens_details: details } = raw;
  return typeof details !== 'object' || details === null || !('reasoning_tokens' in details);
}

function isChatCount(raw: LanguageModelV4Usage['raw']): boolean {
  return raw !== undefined && typeof raw['completion_tokens'] === 'number';
}
