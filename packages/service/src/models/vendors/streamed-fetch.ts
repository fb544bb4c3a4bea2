type Fetch = typeof globalThis.fetch;

/** What an answer without a status of its own is taken for. */
const BAD_GATEWAY = 502;

/**
 * A way out for requests that ask for a stream, where some servers send JSON all the same: an error under a good status gets that of an
 * error, and a whole chat completion becomes a stream.
 */
export function streamedFetch(fetch: Fetch): Fetch {
  return async (...request) => {
    const response = await fetch(...request);
    if (!response.ok || !isJson(response)) return response;
    const text = await response.text();
    const { status = response.status, body = text, type = 'application/json' } = readAnswer(text);
    return new Response(body, { status, headers: { 'content-type': type } });
  };
}

function isJson({ headers }: Response): boolean {
  return /^application\/(?:[\w.]+\+)?json\b/iu.test(headers.get('content-type') ?? '');
}

interface StreamedAnswer {
  readonly status?: number;
  readonly body?: string;
  readonly type?: string;
}

function readAnswer(text: string): StreamedAnswer {
  const parsed = parsedObject(text);
  const { error, choices } = parsed;
  if (error !== undefined && error !== null) return { status: statusOf(error) };
  const [choice] = Array.isArray(choices) ? choices : [];
  const { message, ...rest } = choice ?? {};
  if (typeof message?.content !== 'string') return {};
  const chunk = {
    ...parsed,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, ...rest, delta: message }],
  };
  return { body: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, type: 'text/event-stream' };
}

function parsedObject(text: string): { error?: unknown; choices?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text);
    const [first] = Array.isArray(parsed) ? parsed : [parsed];
    return typeof first === 'object' && first !== null ? first : {};
  } catch {
    return {};
  }
}

function statusOf(error: unknown): number {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : Number.NaN;
  return code >= 400 && code < 600 ? Math.floor(code) : BAD_GATEWAY;
}
