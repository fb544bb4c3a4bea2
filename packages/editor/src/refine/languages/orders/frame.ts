import type { Operation, OrderLexicon } from './lexicon.ts';

/** How an order is built, and what it says in the plain English that instructions read. */
export interface Frame {
  /** Reads an order in small letters, and tells where its groups stand. */
  readonly pattern: RegExp;
  /** `x`, `y` and `z` are what the order speaks of, `n` a number, `kind` a kind of thing; each in angle brackets. */
  readonly english: string;
  /** Where `y` is new text and names no part of the document. */
  readonly isText?: boolean;
  /** Where `x` stands in the document in these words. */
  readonly isVerbatim?: boolean;
}

export const x = '(?<x>\\S.{0,160}?)';
export const y = '(?<y>\\S.{0,160}?)';
/** New text of any length. */
export const text = '(?<y>\\S.{0,1000}?)';
export const key = '(?<x>[a-z]{1,8}-\\d{1,6})';
export const quoted = '(?<y>["“„«].{1,200}["“”»])';

/** What is the same in all frames of a language. */
export interface Grammar {
  readonly words: OrderLexicon;
  /** The patterns of one order, whose verb stands first, or last where the language puts it there. */
  ordered(operation: Operation, inner: string): string[];
  /** The verb that ends an order; nothing where the language has none there. */
  last(operation: Operation): string;
}

/** The grammar of a language. */
export function grammarOf(words: OrderLexicon): Grammar {
  const ending = endingOf(words);
  return {
    words,
    ordered: (operation, inner) => [
      `(?:${words.verbs[operation]}) ${inner}${ending}`,
      ...(words.lastVerbs === null ? [] : [`${inner} (?:zu )?(?:${words.lastVerbs[operation]})`]),
    ],
    last: (operation) => words.lastVerbs?.[operation] ?? '(?!)',
  };
}

/** What a verb may leave at the end of its order. */
export function endingOf({ particle }: OrderLexicon): string {
  return `(?: (?:${particle}))?`;
}

/** The frames of several patterns that say the same. */
export function frames(patterns: readonly string[], english: string, kind: Partial<Frame> = {}): Frame[] {
  return patterns.map((pattern) => ({ pattern: new RegExp(`^(?:${pattern})$`, 'sdu'), english, ...kind }));
}
