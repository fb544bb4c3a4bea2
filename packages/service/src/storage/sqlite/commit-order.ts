import type { SqliteQuery } from './carry-out.ts';

/** What is to be carried out as one. */
export interface SqliteTransaction {
  readonly queries: readonly SqliteQuery[];
}

/**
 * A statement as it crosses threads: the number of a text that the thread was told, or the text itself, and then its values. Lists cross in
 * half the time of objects, whose names are written and looked up each time.
 */
type OrderedQuery = readonly [sql: number | string, ...parameters: unknown[]];

/** Transactions for the thread that commits. The texts of their statements are long, few and always the same, so each crosses once. */
export interface CommitOrder {
  /** Texts that are new to the thread, numbered on from those of the orders before. */
  readonly told: readonly string[];
  readonly transactions: readonly (readonly OrderedQuery[])[];
}

/** Texts that a thread is told at most; the service has fewer. */
const MOST_TOLD = 256;

/** @param send hands an order to the thread, or throws, and then the thread has heard nothing of it */
export function createOrders(
  send: (order: CommitOrder) => void,
): (transactions: readonly SqliteTransaction[]) => void {
  const numbers = new Map<string, number>();
  return (transactions) => {
    const told: string[] = [];
    const numberOf = (sql: string): number | string => {
      const known = numbers.get(sql);
      if (known !== undefined) return known;
      const number = numbers.size;
      if (number >= MOST_TOLD) return sql;
      numbers.set(sql, number);
      told.push(sql);
      return number;
    };
    const ordered = transactions.map(({ queries }) =>
      queries.map(({ sql, parameters }): OrderedQuery => [numberOf(sql), ...parameters]),
    );
    try {
      send({ told, transactions: ordered });
    } catch (error) {
      for (const sql of told) numbers.delete(sql);
      throw error;
    }
  };
}

/** Reads the orders that one writer of orders has sent, in their order. */
export function createOrderReading(): (order: CommitOrder) => SqliteTransaction[] {
  const texts: string[] = [];
  return ({ told, transactions }) => {
    texts.push(...told);
    return transactions.map((queries) => ({
      queries: queries.map(([sql, ...parameters]) => ({
        sql: typeof sql === 'number' ? (texts[sql] ?? '') : sql,
        parameters,
      })),
    }));
  };
}
