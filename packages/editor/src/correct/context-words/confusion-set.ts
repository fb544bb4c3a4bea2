import type { EditCategory } from '../edit.ts';
import type { Omission } from './habits.ts';
import type { Tokens } from './tokens.ts';

/** A place where one of several words may stand. */
export interface Slot {
  /** Tokens `[from, to)` are what stands there; none of them where a word may be missing. */
  readonly from: number;
  readonly to: number;
  /** Behind which place what stands before it is seen, if not right before it: what stands between is passed over. */
  readonly seenFrom?: number;
  /** The word in the place whatever its form, where the set has many words of like forms; or another word that its form depends on; else empty. */
  readonly key: string;
  /** The class of that word, where it is none of what words have in common that stand in like places. */
  readonly keyClass?: number;
  /** What each member is here, in the order of the labels; null where it cannot stand. Empty for no word at all. */
  readonly members: readonly (string | null)[];
  /** Which of them stands there. */
  readonly observed: number;
}

/** By how much a member fits its words better than what stands there. */
export type Lead = (label: number) => number;

/** What the build of a sentence calls for. */
export interface CalledFor {
  /** Members, of which the likeliest is meant. */
  readonly meant: readonly number[];
  /** Whether the sentence has no verb without it. */
  readonly isOnlyVerb: boolean;
  /** How much surer the words have to be than of other members that are called for. */
  readonly reserve: number;
}

/** Words that are taken for one another, of which the words around tell which is meant. */
export interface ConfusionSet {
  /** Unique within the language; changing it makes its weights void. */
  readonly id: string;
  readonly category: EditCategory;
  /** One sentence a person can act on. */
  readonly message: string;
  /** How many members a slot has at most, 16 or fewer. */
  readonly labels: number;
  /**
   * How common the mistake is of writing one member for another, beside all other mistakes of all sets: the more common, the more of the false edits
   * that are allowed in all it may make. What is told is only an order of magnitude.
   */
  readonly commonness: (written: number, meant: number) => number;
  /** The words at which a slot can begin; any, where there are no such. */
  readonly opening?: ReadonlySet<string>;
  /** The member that the build of the sentence calls for by itself, so that less has to speak for it in its words; null where it calls for none. */
  readonly calledFor?: (tokens: Tokens, slot: Slot, lead: Lead) => CalledFor | null;
  /** What a slot has where `meant` is in it, and lacks with its base there; null where that is nothing people leave out. */
  readonly omission?: (tokens: Tokens, slot: Slot, meant: number) => Omission | null;
  /** Whether its words alone may tell which member a slot takes; they may where this is missing. */
  readonly isToldByWords?: (tokens: Tokens, slot: Slot) => boolean;
  /** The slot that begins at a token; null where there is none. */
  readonly slotAt: (tokens: Tokens, at: number) => Slot | null;
}

/** A set of fixed words, each of which is written for each other about as often. */
export function wordSet(
  id: string,
  members: readonly string[],
  commonness: number,
  message: string,
): ConfusionSet {
  return {
    id,
    category: 'grammar',
    message,
    labels: members.length,
    commonness: () => commonness,
    opening: new Set(members),
    slotAt: ({ words }, at) => {
      const observed = members.indexOf(words[at] ?? '');
      return observed < 0 ? null : { from: at, to: at + 1, key: '', members, observed };
    },
  };
}

/** A table of how common mistakes are: a row for what is written, a column for what is meant. */
export function commonnessIn(table: readonly (readonly number[])[]): ConfusionSet['commonness'] {
  return (written, meant) => table[written]?.[meant] ?? 0;
}
