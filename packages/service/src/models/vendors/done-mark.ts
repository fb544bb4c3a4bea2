import type { LanguageModelV4StreamPart, SharedV4ProviderMetadata } from '@ai-sdk/provider';

/**
 * Chat completions end with a line `data: [DONE]`. The AI SDK skips it, so that a server which gives no reason for its end looks
 * cut off; here the line becomes metadata of that end.
 */

type Fetch = typeof globalThis.fetch;

const MARK = /^data: ?\[DONE\]\s*$/;
/** A reason for the end, after which nobody asks for the mark. Within a text of JSON the quotes would be escaped. */
const REASON = /"finish_reason": ?"/;
/** More of a line that has not ended yet is not needed to tell it from the mark. */
const MOST_OF_LINE = 64;
/** A chunk without choices, which says nothing but that the mark was there. */
const CHUNK = { object: 'faircopy.done', choices: [] } as const;
const EVENT = Buffer.from(`\n\ndata: ${JSON.stringify(CHUNK)}\n\n`);

/** A way out whose streams tell, as their last chunk, that they came to their mark, where they gave no reason for their end. */
export function toldDone(fetch: Fetch): Fetch {
  return async (...request) => {
    const response = await fetch(...request);
    if (!response.ok || response.body === null) return response;
    const { status, headers } = response;
    return new Response(withTold(response.body), { status, headers });
  };
}

/** A stream of its own is read in half the time that one takes which is piped through a transformation. */
function withTold(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const end = createEnd();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { value } = await reader.read();
        if (value !== undefined) {
          end.read(value);
          controller.enqueue(value);
          return;
        }
        if (end.isTold()) controller.enqueue(EVENT);
        controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Looks for the end in the lines of a stream. */
function createEnd() {
  let isMarked = false;
  let isExplained = false;
  let line = '';
  return {
    read: (bytes: Uint8Array) => {
      // Mark and reason are ASCII, whatever stands around them.
      const lines = (line + Buffer.from(bytes).toString('latin1')).split(/\r\n|\r|\n/);
      line = (lines.pop() ?? '').slice(0, MOST_OF_LINE);
      isMarked ||= lines.some((ended) => MARK.test(ended));
      isExplained ||= lines.some((ended) => REASON.test(ended));
    },
    /** Whether the end is known by its mark alone. */
    isTold: () => !isExplained && (isMarked || MARK.test(line)),
  };
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
