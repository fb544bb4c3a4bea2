import type { en } from './en.ts';

/** The key of a set phrase. */
export type PhraseKey = keyof typeof en;

/** The set phrases of one language. */
export type Phrases = Readonly<Record<PhraseKey, string>>;

/** A set phrase with its `{slots}` filled; a slot without a value is left out. */
export function fill(phrase: string, values: Readonly<Record<string, string>> = {}): string {
  return phrase.replace(/\{(\w{1,30})\}/gu, (_, name: string) => values[name] ?? '');
}
