import { withoutReason } from '../clauses/reasons.ts';
import type { Slots } from './intent.ts';

/** Where the words of an order stand that come of it, and what it says beside them. */
interface Rest {
  /** The clause without the words of "to", and without the reasons it gives. */
  readonly rest: string;
  /** Where "to" begins in the clause; -1 where it has none. */
  readonly at: number;
}

/** What an order says beside what is to come of it: that tells what is meant where no slot does. */
export function restOf(clause: string, { to }: Slots): Rest {
  const at = to === undefined ? -1 : clause.indexOf(to);
  if (to === undefined || at < 0) return { rest: clause, at };
  const rest = `${clause.slice(0, at)} ${clause.slice(at + to.length)}`.replaceAll(/\s+/gu, ' ').trim();
  return { rest: withoutReason(rest), at };
}
