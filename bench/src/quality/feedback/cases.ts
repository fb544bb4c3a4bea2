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

/** Draws the cases of a phrasing: up to `per` documents, with one filling of each. */
export type Draw = (phrasing: Phrasing, operation: Operation, per: number) => Case[];

/** So that the two documents of a phrasing are seldom of one format: those of a format stand side by side. */
const STEP = 3;

/**
 * Makes a drawing of cases among documents: the same ones at every run, however many other phrasings there are. What is not said in
 * English is said of English documents and, every other time, of one in its own language.
 */
export function drawing(documents: readonly TrialDocument[]): Draw {
  const known = new Map<string, Possible[]>();
  return (phrasing, operation, per) => {
    const key = `${operation.name} ${phrasing.variant}`;
    const possible = known.get(key) ?? possibilities(documents, operation, phrasing.variant);
    known.set(key, possible);
    const random = seeded(hashOf(phrasing.text));
    const english = possible.filter(({ document }) => document.language === 'en');
    const own = possible.filter(({ document }) => document.language === phrasing.language);
    const start = Math.floor(random() * english.length);
    const cases: Case[] = [];
    for (let at = 0; at < per; at += 1) {
      const isOwn = phrasing.language !== 'en' && at % 2 === 1 && own.length > 0;
      const drawn = isOwn ? own[(at >> 1) % own.length] : english[(start + at * STEP) % english.length];
      const filling = drawn?.fillings[Math.floor(random() * drawn.fillings.length)];
      if (drawn && filling && !cases.some((other) => other.filling === filling))
        cases.push({ phrasing, operation, document: drawn.document, filling });
    }
    return cases;
  };
}

interface Possible {
  readonly document: TrialDocument;
  readonly fillings: readonly Filling[];
}

function possibilities(
  documents: readonly TrialDocument[],
  operation: Operation,
  variant: string | undefined,
): Possible[] {
  return documents
    .map((document) => ({ document, fillings: operation.fillings(document, variant) }))
    .filter(({ fillings }) => fillings.length > 0);
}
