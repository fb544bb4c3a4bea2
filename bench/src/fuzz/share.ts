/** The inputs one thread works on. */
export interface Share {
  readonly seed: number;
  /** First index, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds of a processor that no input may take. */
  readonly slowMs: number;
}

/** What came of one input. */
export interface Finding {
  readonly index: number;
  readonly check: string;
  readonly kind: string;
  readonly faults: readonly string[];
  readonly milliseconds: number;
}
