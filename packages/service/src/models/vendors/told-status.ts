/** What an answer without a status of its own is taken for. */
const BAD_GATEWAY = 502;

export function isJson(headers: { readonly 'content-type'?: string }): boolean {
  return /^application\/(?:[\w.]+\+)?json\b/iu.test(headers['content-type'] ?? '');
}

/** The status of an error that some servers send under a good one, by the JSON of its body; null where that is no error. */
export function toldStatus(text: string): number | null {
  const error = errorOf(text);
  if (error === undefined || error === null) return null;
  const code = typeof error === 'object' && 'code' in error ? Number(error.code) : Number.NaN;
  return code >= 400 && code < 600 ? Math.floor(code) : BAD_GATEWAY;
}

function errorOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    const [first] = Array.isArray(parsed) ? parsed : [parsed];
    return typeof first === 'object' && first !== null && 'error' in first ? first.error : null;
  } catch {
    return null;
  }
}
