/** What a clause of feedback wants done to a document; `none` where it orders nothing. */
export type Operation =
  | 'remove'
  | 'rename'
  | 'replace'
  | 'set'
  | 'move'
  | 'merge'
  | 'split'
  | 'add'
  | 'answer'
  | 'shorten'
  | 'lengthen'
  | 'list'
  | 'table'
  | 'steps'
  | 'prose'
  | 'reclassify'
  | 'strength'
  | 'assign'
  | 'priority'
  | 'estimate'
  | 'status'
  | 'depend'
  | 'reword'
  | 'restore'
  | 'tone'
  | 'audience'
  | 'spelling'
  | 'renumber'
  | 'capitalise'
  | 'mark'
  | 'none';

/** What the words of an order are to its operation: what it is done to, what comes of it, from what, and where. */
export const SLOTS = ['what', 'to', 'from', 'in', 'before', 'after', 'at', 'with', 'kind', 'of'] as const;

export type Slot = (typeof SLOTS)[number];

/** The words that fill the slots of an order, as the clause has them. */
export type Slots = Readonly<Partial<Record<Slot, string>>>;

/** An operation with its slots: what natural language understanding calls an intent. */
export interface Intent {
  readonly operation: Operation;
  /** How likely the operation is, 0..1. */
  readonly likelihood: number;
  readonly slots: Slots;
}
