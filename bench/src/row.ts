/** One line of the table. Times are milliseconds. */
export interface Row {
  readonly bench: string;
  /** Where the measured side was called: the editor in a thread, or the service over HTTP. */
  readonly through: 'editor' | 'service';
  /** What was counted, for example `10 texts, 3 rounds, first sight`. */
  readonly counted: string;
  readonly measuredMs: number;
  /** What it is held against, measured in the same run. */
  readonly floorMs: number;
  /** The figure that is judged, and the largest it may be. */
  readonly figure: { readonly label: string; readonly value: number; readonly bound: number };
  /** What else a reader wants to know, for example the slowest text. */
  readonly note: string;
}

/** True where the figure is a number and within its bound. */
export function passed({ figure }: Row): boolean {
  return figure.value <= figure.bound;
}
