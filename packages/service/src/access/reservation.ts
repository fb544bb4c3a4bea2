import type { Statement } from '../storage/statement.ts';

/** Tokens held for a request that is under way. Exactly one of the two is called, once. */
export interface Reservation {
  /**
   * Books what was spent, and the refinement if it was one, in place of what was held. Where that fails, the tokens are still held.
   *
   * @param saving what is stored in the same transaction: both happen, or neither does
   */
  settle(tokens: number, refinements?: number, saving?: readonly Statement[]): Promise<void>;
  /** Gives back what was held. */
  refund(): Promise<void>;
}

/** A month of a user. */
export interface Month {
  readonly userId: string;
  readonly month: string;
}

/** Where tokens are held while requests are under way. */
export interface Holdings {
  /**
   * Holds tokens as long as what is spent and held is below the limit.
   *
   * @returns what is spent and held where that is too much
   */
  hold(month: Month, tokens: number, limit: number): Promise<Reservation | number>;
  /** For what has no limit, or costs nothing: it is only counted. */
  holdNothing(month: Month): Reservation;
  /** Tokens that are held; null where the store knows. */
  held(): number | null;
}
