import { seeded } from '../random.ts';
import type { TrialDocument } from './documents/trial-document.ts';
import type { Filling, Operation } from './operation.ts';
import { hashOf, type Phrasing } from './phrasings.ts';

/** A phrasing with what it is said of. */
export interface Case {
  readonly phrasing: Phrasing;
  readonly operation: Operation;
  readonly document: TrialDocument;
  readonly filling: Filling;
}

/**
 * Draws up to `per` documents for a phrasing, with one filling of each: the same ones at every run, however many other phrasings there
 * are. What is not said in English is said of English documents and, every other time, of one in its own language.
 */
export function casesOf(
  phrasing: Phrasing,
  operation: Operation,
  documents: readonly TrialDocument[],
  per: number,
): Case[] {
  const random = seeded(hashOf(phrasing.text));
  const possible = documents
    .map((document) => ({ document, fillings: operation.fillings(document, phrasing) }))
    .filter(({ fillings }) => fillings.length > 0);
  const english = possible.filter(({ document }) => document.language === 'en');
  const own = possible.filter(({ document }) => document.language === phrasing.language);
  const start = Math.floor(random() * english.length);
  const cases: Case[] = [];
  for (let at = 0; at < per; at += 1) {
    const isOwn = phrasing.language !== 'en' && at % 2 === 1 && own.length > 0;
    const drawn = isOwn ? own[(at >> 1) % own.length] : english[(start + at * STEP) % english.length];
    const filling = drawn?.fillings[Math.floor(random() * drawn.fillings.length)];
    if (!drawn || !filling) continue;
    if (!cases.some((other) => other.filling === filling))
      cases.push({ phrasing, operation, document: drawn.document, filling });
  }
  return cases;
}

/** So that the two documents of a phrasing are seldom of one format: those of a format stand side by side. */
const STEP = 3;
