/** What a verb phrase means as an operation on things. */
export interface Meaning {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The noun in the singular, small letters; null where the phrase names none. */
  readonly thing: string | null;
  /** One of them rather than all. */
  readonly isItem: boolean;
  /** The thing it belongs to: the bike of "report a defect for a bike". */
  readonly owner: string | null;
  /** There is one of it for its owner: the history of a sample. */
  readonly isSole?: boolean;
  /** What is done to one of them beside changing its fields: "check in". */
  readonly deed?: string;
  /** What is booked: the boat of "book a boat". */
  readonly about?: string;
  /** What one of them is looked up by: the tracking number of "get a parcel by tracking number". */
  readonly key?: string;
}
