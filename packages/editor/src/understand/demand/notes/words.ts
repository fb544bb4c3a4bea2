import type { Parts } from '../parts.ts';

/** A noun with what stands beside it; a pattern. */
export const noun = String.raw`[\p{L}\uE010][^,;:()!?<>=≤≥]{1,50}?`;

/** "Drafts with state = open stay": the value is one of those that are meant. */
export const narrowed = /(?<!\p{L})(?:with|where|whose|having) [^=]{1,40}$/iu;

/** What is said of a subject, as a demand. */
export function said(subject: string, action: string): Parts {
  return { subject, strength: null, isNegative: false, action };
}
