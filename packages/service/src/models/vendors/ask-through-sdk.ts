import type { LanguageModelV4, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import type { WebSource } from '@faircopy/contract';
import type { Usage } from '../model.ts';
import { classify } from './classify.ts';
import { addressOf, type VendorEndpoint } from './endpoint.ts';
import { VendorFailure } from './failure.ts';
import type { AnswerPart, Ask } from './question.ts';
import { type SdkProvider, SEARCH_TOOL } from './search-tool.ts';
import { streamedFetch } from './streamed-fetch.ts';

/** Asks by the vendor's part of the AI SDK, which is loaded here. */
export async function askThroughSdk(
  endpoint: VendorEndpoint,
  provider: SdkProvider,
  fetch: typeof globalThis.fetch,
): Promise<Ask> {
  const vendor = await languageModel(endpoint, provider, fetch);
  return async function* ({ system, user, mostOutputTokens, searchesWeb }, signal) {
    try {
      const { stream } = await vendor.doStream({
        prompt: [
          ...(system === null ? [] : [{ role: 'system' as const, content: system }]),
          { role: 'user', content: [{ type: 'text', text: user }] },
        ],
        abortSignal: signal,
        ...(searchesWeb ? { tools: [SEARCH_TOOL[provider]], toolChoice: { type: 'auto' as const } } : {}),
        ...(mostOutputTokens === null ? {} : { maxOutputTokens: mostOutputTokens }),
        // Callers' texts are not to be kept by the vendor.
        providerOptions: { openai: { store: false } },
      });
      yield* answerParts(stream, signal);
    } catch (error) {
      throw classify(error, signal.aborted);
    }
  };
}

async function languageModel(
  endpoint: VendorEndpoint,
  provider: SdkProvider,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModelV4> {
  const { model } = endpoint;
  const apiKey = endpoint.apiKey?.reveal() ?? '';
  const settings = { baseURL: addressOf(endpoint), apiKey, fetch: streamedFetch(fetch) };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings).responses(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings).languageModel(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings).languageModel(model);
  }
}

async function* answerParts(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  let hasText = false;
  const sources: WebSource[] = [];
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
  throw new VendorFailure('broken');
}

type FinishReason = Extract<LanguageModelV4StreamPart, { readonly type: 'finish' }>['finishReason'];

function failureOf({ unified, raw }: FinishReason, hasText: boolean): VendorFailure | null {
  // `pause_turn` reads as a stop, yet the vendor waits to be asked to go on.
  if (unified === 'length' || raw === 'pause_turn') return new VendorFailure('cut');
  if (unified === 'content-filter') return new VendorFailure('withheld');
  // A stream that ends without a reason was cut off by somebody on the way.
  const isUnexplained = raw === undefined && unified === 'other';
  if (isUnexplained || unified === 'error' || unified === 'interrupted') return new VendorFailure('broken');
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
