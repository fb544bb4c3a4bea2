/**
 * The words a language gives orders about a text with. Each entry is a part of a pattern: its alternatives are divided by
 * bars, and none of them holds a group that captures.
 */
export interface OrderLexicon {
  /** What only softens an order, wherever it stands: "please", "a bit". */
  readonly courtesy: string;
  /** What opens a wish before its infinitive: "could you", "one should". */
  readonly opening: string;
  /** Articles and the like before what is meant; each with the space behind it. */
  readonly article: string;
  /** All of the document. */
  readonly whole: string;
  readonly title: string;
  readonly section: string;
  /** Single parts of a text, by their English names. */
  readonly parts: Readonly<Record<Part, string>>;
  /** What people call sections, by the English word for them. */
  readonly sections: Readonly<Record<string, string>>;
  /** One to ten. */
  readonly numbers: readonly string[];
  /** First to fifth. */
  readonly ordinals: readonly string[];
  readonly last: string;
  /** Joins a part to where it stands: "of", "in", "under"; each with the space behind it. */
  readonly of: string;
  /** "About", each with the space behind it. */
  readonly about: string;
  readonly verbs: Readonly<Record<Operation, string>>;
  /** The same verbs where they end the order; null in languages whose orders begin with them. */
  readonly lastVerbs: Readonly<Record<Operation, string>> | null;
  /** A verb and what it leaves at the end, which take away only together: "nimm … raus"; null in languages without such. */
  readonly takeOut: readonly [verb: string, particle: string] | null;
  /** Verbs that put one thing in the place of another, and what stands before that other. */
  readonly exchange: readonly [verb: string, by: string];
  /** "Is too long", and "is enough" behind a size. */
  readonly tooLong: string;
  readonly enough: string;
  /** What a verb leaves at the end of an order: "ein", "um", "zusammen". */
  readonly particle: string;
  /** "Should", "must", "belongs", with the verb that goes with it. */
  readonly should: string;
  readonly before: string;
  readonly after: string;
  readonly atEnd: string;
  readonly atTop: string;
  /** "To", "into" a size, a shape, a name. */
  readonly to: string;
  /** "With", "by": what stands before the words that replace others. */
  readonly by: string;
  readonly and: string;
  readonly insteadOf: string;
  readonly intoTwo: string;
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly shorter: string;
  readonly longer: string;
  readonly half: string;
  /** "At most" before and behind the number. */
  readonly most: string;
  readonly words: string;
  /** "Is wrong", and what says what is right. */
  readonly wrong: string;
  readonly right: string;
  readonly spelling: string;
  readonly moreFormal: string;
  readonly lessFormal: string;
  /** What stands between an article and the kind of thing that is to be added: "new", "another". */
  readonly fresh: string;
  /** "That", before what is to be written. */
  readonly that: string;
  /** What makes a sentence of a clause whose verb stands last; empty where it stands as in a sentence. */
  readonly holds: string;
  /** "Called", before the name of a section. */
  readonly named: string;
  /** "The answer to", "on", before a question. */
  readonly answering: string;
  /** "Is", "are". */
  readonly is: string;
  /** "Be", "last", "say", behind "should". */
  readonly be: string;
  readonly levels: Readonly<Record<Level, string>>;
  /** "No goal", behind "is". */
  readonly noGoal: string;
  readonly outOfScope: string;
  readonly there: string;
  /** What says behind the name of something that it goes: "is to go", "is needless". */
  readonly gone: string;
  /** "Moves to", "goes to", before a new date or value; with the article behind it. */
  readonly shifts: string;
  /** "A ticket of its own", behind "in". */
  readonly ownTicket: string;
}

/** How much a requirement binds. */
type Level = 'mandatory' | 'recommended' | 'optional';

export type Part =
  | 'sentence'
  | 'paragraph'
  | 'item'
  | 'table'
  | 'list'
  | 'question'
  | 'requirement'
  | 'risk'
  | 'goal'
  | 'ticket'
  | 'assumption'
  | 'row'
  | 'step';

export type Operation =
  | 'shorten'
  | 'lengthen'
  | 'remove'
  | 'rename'
  | 'move'
  | 'merge'
  | 'split'
  | 'replace'
  | 'write'
  | 'shape'
  | 'make'
  | 'correct'
  | 'add'
  | 'set'
  | 'renumber';

export type Shape = 'table' | 'numbered list' | 'list' | 'paragraph';
