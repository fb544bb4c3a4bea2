/** What the body of a vendor's error says, from wherever in it. */
export interface ErrorFacts {
  /** Codes, types, statuses and reasons, as they are written. */
  readonly codes: ReadonlySet<string>;
  readonly messages: readonly string[];
  /** `retryDelay` of Google's RetryInfo, such as `34.07s`. */
  readonly retryDelay: string | null;
  readonly quotaIds: readonly string[];
}

const CODE_FIELDS: ReadonlySet<string> = new Set(['code', 'type', 'status', 'reason']);
const DEEPEST = 8;

/** Reads an error whether its body is an object, a list of one, or JSON inside the text of a message. */
export function errorFacts(body: unknown): ErrorFacts {
  const codes = new Set<string>();
  const messages: string[] = [];
  const quotaIds: string[] = [];
  let retryDelay: string | null = null;
  const read = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (CODE_FIELDS.has(name) && (typeof inner === 'string' || typeof inner === 'number'))
        codes.add(String(inner));
      if (name === 'retryDelay' && typeof inner === 'string') retryDelay = inner;
      if (name === 'quotaId' && typeof inner === 'string') quotaIds.push(inner);
      const nested = name === 'message' && typeof inner === 'string' ? parsed(inner) : inner;
      if (name === 'message' && typeof inner === 'string') messages.push(inner);
      read(nested, depth + 1);
    }
  };
  read(typeof body === 'string' ? [parsed(body)] : body, 0);
  return { codes, messages, retryDelay, quotaIds };
}

/** JSON of a text that looks like it; null otherwise. */
function parsed(text: string): unknown {
  if (!/^\s{0,100}[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
