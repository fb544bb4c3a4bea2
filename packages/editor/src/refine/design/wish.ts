import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';

/** A wish for an API or a data model, and how many of the clauses behind the first belong to it. */
export interface Wish {
  readonly change: Change;
  readonly used: number;
  /** The end of the clause, where it is another wish or none. */
  readonly rest?: string;
}

/** Reads a clause with those that follow it, as they were written; null where it is of another kind. */
export type WishReader = (clause: string, following: readonly string[], draft: Draft) => Wish | null;

/** A clause without what people put before an order, in the languages that are read. */
export function bareClause(clause: string): string {
  let words = clause.trim().replace(/[.!?\s]+$/u, '');
  for (let round = 0; round < 4; round += 1) {
    const next = words.replace(opening, '');
    if (next === words) break;
    words = next;
  }
  return words;
}

const opening =
  /^(?:and|also|but|so|then|plus|please|pls|btw|hey|hi|oh|ok|okay|no(?=[,:])|sorry|actually|just|und|außerdem|bitte|aber|auch|et|aussi|mais|y|también|pero|por favor|e|anche|a|też)[,:]?\s+/iu;

/** What is said of a part whose place is not sure changes nothing. */
export function unsure(message: string): Change {
  return (now) => ({ text: now.text, status: 'not-understood', message });
}

/** A clause without the end that a wish hands back, and that end as a clause of its own. */
export function apartFrom(
  clause: string,
  { rest }: { readonly rest?: string },
): { own: string; rest: string[] } {
  const at = rest === undefined ? -1 : clause.lastIndexOf(rest);
  return {
    own: at < 0 ? clause : clause.slice(0, at).replace(/[\s,;–—-]+$/u, ''),
    rest: rest === undefined ? [] : [rest],
  };
}
