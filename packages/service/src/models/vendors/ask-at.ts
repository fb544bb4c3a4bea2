import type { Egress } from '../egress/egress.ts';
import { askChatServer } from './ask-chat-server.ts';
import type { VendorEndpoint } from './endpoint.ts';
import type { Ask } from './question.ts';

/** The way out that vendors are asked by. */
export type VendorEgress = Pick<Egress, 'fetch' | 'send'>;

/** How a model is asked. A vendor's part of the AI SDK is loaded when the first of its models is asked. */
export async function askAt(endpoint: VendorEndpoint, egress: VendorEgress): Promise<Ask> {
  if (endpoint.provider === 'openai-compatible') return askChatServer(endpoint, egress);
  const { askThroughSdk } = await import('./ask-through-sdk.ts');
  return askThroughSdk(endpoint, endpoint.provider, egress.fetch);
}
