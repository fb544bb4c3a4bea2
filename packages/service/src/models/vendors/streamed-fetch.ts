import { isJson, toldStatus } from './told-status.ts';

type Fetch = typeof globalThis.fetch;

/** A way out for requests that ask for a stream, where some servers send an error under a good status: it gets that of an error. */
export function streamedFetch(fetch: Fetch): Fetch {
  return async (...request) => {
    const response = await fetch(...request);
    const headers = { 'content-type': response.headers.get('content-type') ?? '' };
    if (!response.ok || !isJson(headers)) return response;
    const text = await response.text();
    return new Response(text, { status: toldStatus(text) ?? response.status, headers });
  };
}
