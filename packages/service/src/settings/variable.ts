/** What a parser makes of a text: the value, or what it expected instead. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly expected: string };

export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });
export const expected = (text: string): Parsed<never> => ({ ok: false, expected: text });

/** One environment variable: how its text becomes a value, and what holds without it. */
export interface Variable<Value> {
  readonly meaning: string;
  readonly parse: (text: string) => Parsed<Value>;
  readonly fallback: Value;
  /** What `faircopy config` shows for the fallback. Default: the fallback as text. */
  readonly fallbackShown?: string;
  /** How a text is shown, in faults and by `faircopy config`. Default: as it is; secrets and passwords are masked here. */
  readonly masked?: (text: string) => string;
}

/** A variable with its types inferred from parser and fallback. */
export function variable<Value>(definition: Variable<Value>): Variable<Value> {
  return definition;
}
