import type { LanguageModelV4StreamPart, SharedV4ProviderMetadata } from '@ai-sdk/provider';

/**
 * Chat completions end with a line `data: [DONE]`. The AI SDK skips it, so that a server which gives no reason for its end looks
 * cut off; here the line becomes metadata of that end.
 */

type Fetch = typeof globalThis.fetch;

const MARK = /^data: ?\[DONE\]\s*$/;
/** More of a line that has not ended yet is not needed to tell it from the mark. */
const MOST_OF_LINE = 64;
/** A chunk without choices, which says nothing but that the mark was there. */
const CHUNK = { object: 'faircopy.done', choices: [] } as const;

/** A way out whose streams tell, as their last chunk, that they came to their mark. */
export function toldDone(fetch: Fetch): Fetch {
  return async (...request) => {
    const response = await fetch(...request);
    if (!response.ok || response.body === null) return response;
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(doneTeller()), { status, headers });
  };
}

function doneTeller(): TransformStream<Uint8Array, Uint8Array> {
  let isDone = false;
  let line = '';
  return new TransformStream({
    transform(bytes, controller) {
      controller.enqueue(bytes);
      // The mark is ASCII, whatever stands around it.
      const lines = (line + Buffer.from(bytes).toString('latin1')).split(/\r\n|\r|\n/);
      line = (lines.pop() ?? '').slice(0, MOST_OF_LINE);
      isDone ||= lines.some((ended) => MARK.test(ended));
    },
    flush(controller) {
      if (isDone || MARK.test(line))
        controller.enqueue(Buffer.from(`\n\ndata: ${JSON.stringify(CHUNK)}\n\n`));
    },
  });
}

/** Hands what `toldDone` tells on to the end of the SDK's stream. */
export const doneMetadata = {
  extractMetadata: async () => undefined,
  createStreamExtractor: () => {
    let isDone = false;
    return {
      processChunk: (chunk: unknown) => {
        isDone ||=
          typeof chunk === 'object' && chunk !== null && 'object' in chunk && chunk.object === CHUNK.object;
      },
      buildMetadata: (): SharedV4ProviderMetadata | undefined =>
        isDone ? { stream: { isDone } } : undefined,
    };
  },
};

/** Whether a stream came to its mark. */
export function cameToMark({
  providerMetadata,
}: Extract<LanguageModelV4StreamPart, { readonly type: 'finish' }>): boolean {
  return providerMetadata?.['stream']?.['isDone'] === true;
}
