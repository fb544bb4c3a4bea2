/** Whoever reads an answer while it is written. */
export interface Reader {
  /** Aborted when the answer is of no use any more: its reader went away, or the service stops. */
  readonly gone: AbortSignal;
  /** Shows a piece of text. Resolves when there is room for more; at once when nobody reads any more. */
  show(text: string): Promise<void>;
}
