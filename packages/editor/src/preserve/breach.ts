/** How an answer breaks what was promised about it. */
export type BreachKind =
  /** A protected part of the source is gone. */
  | 'lost'
  /** A protected part stands there that nothing gave, or that was changed. */
  | 'altered'
  | 'invented'
  | 'lines'
  /** More was changed than the faults of the source. */
  | 'overcorrected'
  /** The words are not those of the source. */
  | 'unrelated'
  | 'sections'
  | 'language'
  | 'chat'
  | 'unfinished'
  /** Too long to be looked at. */
  | 'length'
  /** A summary has more characters than it may. */
  | 'exceeds';

/** One place where an answer breaks the promise. */
export interface Breach {
  readonly kind: BreachKind;
  /** The text that is lost, byte for byte; empty where none is. */
  readonly part: string;
  /** What is wrong, said so that whoever wrote the answer can mend it. It may quote the source. */
  readonly message: string;
}

export function breach(kind: BreachKind, message: string, part = ''): Breach {
  return { kind, part, message };
}
