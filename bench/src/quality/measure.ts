/** A figure that is judged, and what it has to reach. */
export interface Figure {
  readonly label: string;
  readonly value: number;
  /** Its standard error, where that is known. */
  readonly error?: number;
  readonly least?: number;
  readonly most?: number;
}

/** What one measure found. */
export interface Findings {
  readonly measure: string;
  /** What was counted, for example `747 sentences`. */
  readonly counted: string;
  readonly figures: readonly Figure[];
  /** Cases to look at, one a line: what was written, what came of it. */
  readonly cases?: readonly string[];
}

/** Thrown where a measure's data is not there; the message says where to get it. */
export class MissingData extends Error {}

export interface Options {
  /** Folder with the public data; null where none was named. */
  readonly data: string | null;
  /** Measures at most this many texts or words of a kind. */
  readonly most: number;
}

/** One measure of quality. */
export type Measure = (options: Options) => Promise<Findings[]>;

/** True where the value is a number within its bounds. */
export function reaches({ value, least = -Infinity, most = Infinity }: Figure): boolean {
  return value >= least && value <= most;
}
