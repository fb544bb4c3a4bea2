import { type PhrasingWeights, phrasedWishes } from '../../src/refine/phrased/reader.ts';
import { slotsOf } from '../../src/refine/phrased/wish-kinds.ts';
import { generator } from '../syntax/generator.ts';
import { drawnFrom } from './drawn.ts';
import type { Fillings, Phrasing } from './phrasings.ts';

/** What was made of a phrasing that was not learned from. */
export interface Judged {
  readonly phrasing: Phrasing;
  readonly message: string;
  /** How likely it was taken for one wish of the kind it was taken for, 0..1. */
  readonly likelihood: number;
  readonly isKind: boolean;
  readonly isSlots: boolean;
  readonly shown: string;
}

/** Reads each phrasing with fillings. */
export function judgedBy(
  weights: PhrasingWeights,
  phrasings: readonly Phrasing[],
  fillings: Fillings,
): Judged[] {
  const random = generator(7);
  return phrasings.map((phrasing): Judged => {
    const { message, known, kind, words, tags } = drawnFrom(phrasing, fillings, random);
    const [found] = phrasedWishes(message, known, {}, weights);
    const wantedIn = (slot: string) => words.filter((_, at) => tags[at]?.slice(2) === slot);
    const textOf = (some: readonly { readonly text: string }[]) => some.map(({ text }) => text).join(' ');
    const isKind = found?.kind === kind;
    return {
      phrasing,
      message,
      likelihood: found?.likelihood ?? 0,
      isKind,
      isSlots:
        isKind &&
        kind !== null &&
        slotsOf(kind).every((slot) => textOf(found.slots.get(slot)?.words ?? []) === textOf(wantedIn(slot))),
      shown: `${found?.kind} ${[...(found?.slots ?? [])].map(([slot, { start, end }]) => `[${slot} ${message.slice(start, end)}]`).join(' ')}`,
    };
  });
}

/** How many are read at all, and rightly, where they have to be so likely. */
export function sharesOf(judged: readonly Judged[]): string {
  const wishes = judged.filter(({ phrasing }) => phrasing.kind !== null);
  const others = judged.filter(({ phrasing }) => phrasing.kind === null);
  const share = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)}%`;
  return [0, 0.25, 0.5, 0.75, 0.9]
    .map((least) => {
      const read = wishes.filter(({ likelihood }) => likelihood >= least);
      const taken = others.filter(({ likelihood }) => likelihood >= least);
      return [
        `  ${least}: ${share(read.length, wishes.length)} of ${wishes.length} wishes read`,
        `kind right ${share(read.filter((one) => one.isKind).length, read.length)}`,
        `with all slots ${share(read.filter((one) => one.isSlots).length, read.length)}`,
        `${share(taken.length, others.length)} of ${others.length} others taken for one`,
      ].join(', ');
    })
    .join('\n');
}
