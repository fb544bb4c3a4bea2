import type { Audience, Format } from '@faircopy/contract';
import type { Outline } from '../document/outline.ts';
import type { Unit } from '../document/units.ts';
import type { Source } from '../read/source.ts';

/** What a rule looks at: the input as it was read, and the document as any Markdown reader would see it. */
export interface Subject {
  readonly input: Source;
  readonly document: Outline;
  readonly units: readonly Unit[];
  readonly format: Format;
  readonly audience: Audience;
  /** 0 conversational … 100 formal. */
  readonly tone: number;
  /** The language the document has to be in, as a BCP 47 primary subtag; English where the input gives no hint. */
  readonly language: string;
  /** Everything the document may take facts from: the input and its context. */
  readonly known: string;
}

/** One thing a good document does. `check` returns a message for each fault; what it says tells a person what to do. */
export interface Rule {
  readonly meta: {
    readonly id: string;
    /** What is true of a document that passes. */
    readonly title: string;
    /** Where the rule comes from. */
    readonly source: string;
    /** The formats it applies to; every format but Optimize where absent. */
    readonly formats?: readonly Format[];
  };
  check(subject: Subject): readonly string[];
}
