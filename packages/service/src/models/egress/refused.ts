/** A request that the guard did not let out. Its message names no address, since it may end up before a caller. */
export class EgressRefused extends Error {
  readonly code = 'EGRESS_REFUSED';

  constructor(message: string) {
    super(message);
    this.name = 'EgressRefused';
  }

  /** The refusal anywhere among an error and its causes, since clients wrap what happens below them. */
  static within(error: unknown): EgressRefused | null {
    let current = error;
    for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
      if (current instanceof EgressRefused) return current;
      current = current.cause;
    }
    return null;
  }
}
