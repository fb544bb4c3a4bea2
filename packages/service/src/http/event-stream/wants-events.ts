const EVENTS = 'text/event-stream';
const JSON_TYPE = 'application/json';

/**
 * Whether `Accept` asks for server-sent events rather than JSON (RFC 9110, section 12.5.1). Only who names the type gets it;
 * where JSON is named too, the higher weight counts, then the order.
 */
export function wantsEvents(accept: string | undefined): boolean {
  if (accept === undefined || !accept.toLowerCase().includes(EVENTS)) return false;
  const ranges = accept.split(',').map(rangeOf);
  const events = ranges.find(({ type }) => type === EVENTS);
  if (events === undefined || events.weight === 0) return false;
  const json = ranges.find(({ type }) => type === JSON_TYPE);
  if (json !== undefined && json.weight === events.weight)
    return ranges.indexOf(events) < ranges.indexOf(json);
  return events.weight > (json?.weight ?? 0);
}

interface MediaRange {
  readonly type: string;
  readonly weight: number;
}

function rangeOf(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
