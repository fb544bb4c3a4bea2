import type { ProtectedKind, Span } from '../source.ts';

/** A span a rule proposes to protect, before overlaps are settled. */
export interface Candidate extends Span {
  readonly kind: ProtectedKind;
}

/** A kind of protected text that is recognised by its spelling alone. */
export interface ProtectionRule {
  readonly kind: ProtectedKind;
  /** Global; quantifiers bounded or anchored at a boundary, so that a scan is linear. */
  readonly pattern: RegExp;
  /** What every match has in it, where that is found faster: a text without it is not scanned. */
  readonly sign?: RegExp;
  /** Says how many characters of the match belong to the span; 0 refuses it. Default: all. */
  readonly keep?: (match: string, text: string, start: number) => number;
}

/**
 * Of a pattern, that no word in small letters begins here, with or without a capital, that ends at white space or at a mark before it: most of a
 * text is made of these, and a pattern that needs something else of a word fails at each in as many ways as it has parts.
 */
export const NO_PLAIN_WORD = String.raw`(?![A-Za-z][a-z]{0,60}(?:[.,;:!?]?\s|[.,;:!?]?$))`;

/** All spans of `text` that `rule` proposes, in order. */
export function scan({ kind, pattern, sign, keep }: ProtectionRule, text: string): Candidate[] {
  const found: Candidate[] = [];
  if (sign?.test(text) === false) return found;
  // not with `matchAll`, which makes a copy of the pattern each time: that takes longer than most texts
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const length = keep?.(match[0], text, match.index) ?? match[0].length;
    if (length > 0) found.push({ kind, start: match.index, end: match.index + length });
    else if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/**
 * Length of `match` without the punctuation of the sentence around it: trailing marks, quotes and
 * emphasis, and closing brackets that the match itself does not open.
 */
export function withoutTrailingPunctuation(match: string): number {
  let end = match.length;
  while (end > 0) {
    const last = match[end - 1] ?? '';
    const opening = OPENING[last];
    if (opening !== undefined) {
      const inside = match.slice(0, end);
      if (inside.split(opening).length >= inside.split(last).length) break;
    } else if (!/[.,;:!?'"*_~`’”»]/.test(last)) break;
    end -= 1;
  }
  return end;
}
