import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { WebSource } from '@faircopy/contract';
import type { Usage } from '../model.ts';
import { classify } from './classify.ts';
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
      if (part.type === 'error') throw classify(part.error, signal.aborted);
      if (part.type === 'text-delta' && part.delta !== '') {
        hasText ||= part.delta.trim() !== '';
        yield { type: 'text', text: part.delta };
      }
      if (part.type === 'source' && part.sourceType === 'url' && URL.canParse(part.url))
        sources.push({ url: part.url, title: part.title ?? '' });
      if (part.type === 'finish') {
        const failure = failureOf(part.finishReason, hasText);
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

function failureOf({ unified, raw }: LanguageModelV4FinishReason, hasText: boolean): VendorFailure | null {
  // `pause_turn` reads as a stop, yet the vendor waits to be asked to go on.
  if (unified === 'length' || raw === 'pause_turn') return new VendorFailure('cut');
  if (unified === 'content-filter') return new VendorFailure('withheld');
  if (unified === 'error' || unified === 'interrupted') return new VendorFailure('broken');
  // A stream that ends without a reason was cut off by somebody on the way.
  if (unified === 'other' && raw === undefined) return new VendorFailure('broken');
  return hasText ? null : new VendorFailure('empty');
}

/** Thinking apart from what was written, so that neither is counted twice; null where the vendor does not say. */
function usageOf({ inputTokens, outputTokens }: LanguageModelV4Usage): Usage {
  const { total, reasoning } = outputTokens;
  return {
    inputTokens: inputTokens.total ?? null,
    outputTokens: total === undefined ? null : Math.max(0, total - (reasoning ?? 0)),
    thinkingTokens: total === undefined ? null : (reasoning ?? null),
  };
}
