import { ask, type Statement } from '../storage/statement.ts';
import type { Database } from '../storage/storage.ts';
import { together } from '../storage/together.ts';
import type { Holdings, Month } from './reservation.ts';
import { addUsage, type Booked, spentIn } from './usage-ledger.ts';

/** A month of which requests are under way. */
interface OpenMonth {
  /** Requests that hold tokens of it, or are about to. */
  requests: number;
  held: number;
  /** What the store is known to have. It only grows, so of answers of the store that come in any order the largest is the last. */
  spent: number;
  /** Over when the store has said what was spent before. */
  readonly read: Promise<void>;
}

/**
 * Holds tokens in the memory of this process, for a store that no other process serves: they belong to requests under way, which
 * end with the process. Nothing is remembered of a month without any, so that it is then as the store has it.
 */
export function heldInMemory(db: Database): Holdings {
  const months = new Map<string, OpenMonth>();
  const note = (name: string, booked: Booked | undefined): void => {
    const month = months.get(name);
    if (month !== undefined) month.spent = Math.max(month.spent, booked?.managedTokens ?? 0);
  };
  const opened = (name: string, of: Month): OpenMonth => {
    const known = months.get(name);
    if (known !== undefined) return known;
    const read = ask(db, spentIn(of)).then(([found]) => note(name, found));
    const month = { requests: 0, held: 0, spent: 0, read };
    months.set(name, month);
    return month;
  };
  /** @returns the month, once it is known what was spent of it, and how it is left */
  const enter = async (name: string, of: Month) => {
    const month = opened(name, of);
    month.requests += 1;
    const leave = () => {
      month.requests -= 1;
      if (month.requests === 0) months.delete(name);
    };
    try {
      await month.read;
    } catch (error) {
      leave();
      throw error;
    }
    return { month, leave };
  };
  const booking =
    (name: string, of: Month, over = () => {}) =>
    async (tokens: number, refinements = 0, saving: readonly Statement[] = []) => {
      const [rows] = await together(db, [addUsage({ ...of, tokens, refinements }), ...saving]);
      note(name, rows?.[0] as Booked | undefined);
      over();
    };
  return {
    hold: async (of, tokens, limit) => {
      const name = nameOf(of);
      const { month, leave } = await enter(name, of);
      const currentUsage = month.spent + month.held;
      if (currentUsage >= limit) {
        leave();
        return currentUsage;
      }
      month.held += tokens;
      const giveBack = () => {
        month.held -= tokens;
        leave();
      };
      return { settle: booking(name, of, giveBack), refund: async () => giveBack() };
    },
    holdNothing: (of) => ({ settle: booking(nameOf(of), of), refund: async () => {} }),
    held: () => months.values().reduce((sum, { held }) => sum + held, 0),
  };
}

function nameOf({ userId, month }: Month): string {
  return `${month} ${userId}`;
}
