/**
 * Milliseconds a vendor asks to wait: OpenAI's `retry-after-ms`, the standard's `retry-after` in seconds or as a date
 * (RFC 9110, section 10.2.3), or Google's `retryDelay` in seconds; null when it does not say.
 */
export function retryAfterMs(
  headers: Readonly<Record<string, string>>,
  retryDelay: string | null,
): number | null {
  const exact = positive(headers['retry-after-ms']);
  if (exact !== null) return exact;
  const header = headers['retry-after'];
  const seconds = positive(header) ?? positive(retryDelay?.replace(/s$/, ''));
  if (seconds !== null) return seconds * 1_000;
  const date = header === undefined ? Number.NaN : Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function positive(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return null;
  return Number(text);
}
