/** What some writers leave out wherever it belongs: articles, the "s" of a third person or of a plural. */
export interface Omission {
  /** Unique within the language; sets may share it. */
  readonly kind: string;
  /** By how much a model sees too little of what is without it: the logarithm of how many times rarer its places were in training. */
  readonly bias: number;
}

/** How often each kind of omission was not made where it could have been, and by how much what is meant leads where it may have been. */
export class OmissionTally {
  readonly #kinds = new Map<string, { kept: number; readonly leads: number[] }>();

  /** A place where nothing was left out. */
  keep(kind: string): void {
    this.#of(kind).kept += 1;
  }

  /** A place where something may have been left out: the logarithm of how many times likelier it is with it than without. */
  doubt(kind: string, lead: number): void {
    this.#of(kind).leads.push(lead);
  }

  add(other: OmissionTally): void {
    for (const [kind, { kept, leads }] of other.#kinds) {
      const mine = this.#of(kind);
      mine.kept += kept;
      mine.leads.push(...leads);
    }
  }

  /** Which share of what belongs in a text its writer leaves out, by kind. */
  shares(): ReadonlyMap<string, number> {
    return new Map([...this.#kinds].map(([kind, { kept, leads }]) => [kind, shareOf(kept, leads)]));
  }

  #of(kind: string): { kept: number; readonly leads: number[] } {
    const known = this.#kinds.get(kind) ?? { kept: 0, leads: [] };
    this.#kinds.set(kind, known);
    return known;
  }
}

/** As if of so many places before the text so many were left empty: one place alone is no habit. */
const BEFORE = { left: 0.05, all: 5 };

/** No place speaks for more: what no model has seen may look as sure. */
const MOST_LEAD = 4;
const ROUNDS = 12;

/** The likeliest share, by expectation maximization (Dempster, Laird and Rubin, 1977) over places of which it is not seen whether something is missing. */
function shareOf(kept: number, leads: readonly number[]): number {
  let share = BEFORE.left / BEFORE.all;
  for (let round = 0; round < ROUNDS; round += 1) {
    let left = 0;
    for (const lead of leads) {
      const odds = share * Math.exp(Math.min(MOST_LEAD, lead));
      left += odds / (1 + odds);
    }
    share = (BEFORE.left + left) / (BEFORE.all + left + kept);
  }
  return share;
}

/** How many times likelier than not something has to be missing. */
const SURE = Math.log(8);

/** The lead from which on something is missing, by the share that a writer leaves out. */
export function leadNeeded(share: number): number {
  return SURE - Math.log(share);
}
