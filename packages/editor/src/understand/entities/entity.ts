/** A field of an entity, as far as the input describes it. */
export interface Field {
  readonly name: string;
  /** The type as the input writes it, else null. */
  readonly type: string | null;
  readonly isKey: boolean;
  /** Whether it may be empty; null where the input does not say. */
  readonly isNullable: boolean | null;
  readonly isUnique: boolean;
  readonly default: string | null;
  /** The entity it points to, as written, else null. */
  readonly references: string | null;
  /** The values it may take, where they are listed. */
  readonly values: readonly string[];
  /** What else the input says of it, else empty. */
  readonly note: string;
  /** A value that a sample of the input shows. */
  readonly example?: unknown;
  /** The input says that it holds personal data. */
  readonly isPersonal?: boolean;
}

/** A thing the data is about. */
export interface Entity {
  readonly name: string;
  readonly fields: readonly Field[];
  /** Indexes of the statements that describe it. */
  readonly statements: readonly number[];
}

type Cardinality = 'one-to-many' | 'many-to-many' | 'one-to-one';

/** "A customer has many orders": `from` is the one, `to` the many. */
export interface Relation {
  readonly from: string;
  readonly to: string;
  readonly cardinality: Cardinality;
  /** Indexes of the statements that tell it; none where a field does. */
  readonly statements: readonly number[];
}

/** A field of which only the name is known. */
export function plainField(name: string): Field {
  return {
    name,
    type: null,
    isKey: /^(?:id|uuid)$/iu.test(name),
    isNullable: null,
    isUnique: false,
    default: null,
    references: null,
    values: [],
    note: '',
  };
}

/** What a type holds several of: "Parcel" of "Parcel[]", "[Parcel]" and "list[Parcel]"; null for any other type. */
export function elementOf(type: string | null): string | null {
  const match =
    /^(?:\[([A-Z]\w{0,80})\]|([A-Za-z]\w{0,80})\[\]|(?:list|List|Array|Vec|Set)[<[]([A-Z]\w{0,80})[>\]])$/u.exec(
      type ?? '',
    );
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
