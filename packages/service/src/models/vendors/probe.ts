import { askAt, type VendorEgress } from './ask-at.ts';
import { classify } from './classify.ts';
import type { VendorEndpoint } from './endpoint.ts';
import { VendorFailure } from './failure.ts';

/** Enough for an answer of one word; a model that thinks first is cut short, which says as much. */
const MOST_OUTPUT_TOKENS = 64;

const QUESTION = {
  system: null,
  user: 'Answer with the word: ready',
  mostOutputTokens: MOST_OUTPUT_TOKENS,
  searchesWeb: false,
} as const;

/** Asks a vendor's model for one word, once. Null when it answered; the failure otherwise. */
export async function probe(
  endpoint: VendorEndpoint,
  egress: VendorEgress,
  signal: AbortSignal,
): Promise<VendorFailure | null> {
  try {
    const ask = await askAt(endpoint, egress);
    for await (const part of ask(QUESTION, signal)) if (part.type === 'end') return null;
    return new VendorFailure('broken');
  } catch (error) {
    return classify(error, signal.aborted);
  }
}
