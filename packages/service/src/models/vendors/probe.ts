import { answerParts } from './answer-stream.ts';
import { classify } from './classify.ts';
import { VendorFailure } from './failure.ts';
import { languageModel, type VendorEndpoint } from './language-model.ts';

/** Enough for an answer of one word; a model that thinks first is cut short, which says as much. */
const MOST_OUTPUT_TOKENS = 64;

/** Asks a vendor's model for one word, once. Null when it answered; the failure otherwise. */
export async function probe(
  endpoint: VendorEndpoint,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<VendorFailure | null> {
  try {
    const vendor = await languageModel(endpoint, fetch);
    const { stream } = await vendor.doStream({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Answer with the word: ready' }] }],
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      abortSignal: signal,
      providerOptions: { openai: { store: false } },
    });
    for await (const part of answerParts(stream, signal)) if (part.type === 'end') return null;
    return new VendorFailure('broken');
  } catch (error) {
    return classify(error, signal.aborted);
  }
}
