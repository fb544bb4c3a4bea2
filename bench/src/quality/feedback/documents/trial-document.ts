import type { Format, QualityReport } from '@faircopy/contract';

/** A part of a document under a noun phrase that names it and no other part. */
export interface Named {
  readonly topic: string;
  /** How the part begins, without its id. */
  readonly says: string;
}

/** A value that a document gives once, under a noun phrase that does not name it. */
export interface NamedValue {
  readonly topic: string;
  readonly is: string;
  readonly other: string;
}

/**
 * What a person knows of a document and a program cannot draw from its tree: what its parts are called, and what could sensibly be
 * wished of it. Written for the document as it is composed; `misfits` tells where it is no longer so.
 */
interface Annotations {
  /** Whole clauses that could be demanded, each with its subject. */
  readonly demands?: readonly string[];
  /** What the thing has to do, without a subject. */
  readonly deeds?: readonly string[];
  readonly risks?: readonly string[];
  readonly nonGoals?: readonly string[];
  readonly questions?: readonly string[];
  /** Clauses that belong into the section of a heading. */
  readonly facts?: readonly (readonly [heading: string, fact: string])[];
  /** Headings that are not there, with a clause that stands under each. */
  readonly sections?: readonly (readonly [heading: string, fact: string])[];
  /** Other names for headings. */
  readonly headings?: readonly (readonly [heading: string, other: string])[];
  readonly title: string;
  /** A word of the document, in the form it stands in a dictionary, and another for it. */
  readonly terms?: readonly (readonly [old: string, other: string])[];
  readonly requirements?: readonly Named[];
  readonly openQuestions?: readonly (Named & { readonly answer: string })[];
  readonly values?: readonly NamedValue[];
  readonly dates?: readonly NamedValue[];
  /** Requirements that demand two things, with the words that tell which. */
  readonly twofold?: readonly (Named & { readonly halves: readonly [string, string] })[];
  /** What could be checked of a ticket. */
  readonly criteria?: readonly string[];
  /** Calls an API lacks, with what each does, in the third person. */
  readonly endpoints?: readonly (readonly [endpoint: string, purpose: string])[];
  /** Paths of an API, and other names for them. */
  readonly paths?: readonly (readonly [path: string, other: string])[];
  /** Fields that entities lack. */
  readonly fields?: readonly (readonly [entity: string, field: string, type: string])[];
  /** Other names for fields. */
  readonly fieldNames?: readonly (readonly [entity: string, field: string, other: string])[];
  /** Entities that a model lacks, with their fields. */
  readonly entities?: readonly (readonly [entity: string, fields: string])[];
  /** Entities that have nothing to do with one another; the first could have many of the second. */
  readonly unrelated?: readonly (readonly [entity: string, other: string])[];
  /** What else could be done, and why it is not, as clauses. */
  readonly alternatives?: readonly (readonly [alternative: string, reason: string])[];
  readonly drawbacks?: readonly string[];
  /** What the model that reads a prompt has to keep to. */
  readonly constraints?: readonly string[];
  /** Variables that a prompt lacks. */
  readonly variables?: readonly string[];
  /** The form of output that a prompt asks for, in a word. */
  readonly outputFormat?: string;
  /** Requirements with a word that no test can hold them to. */
  readonly vague?: readonly (Named & { readonly word: string; readonly number: string })[];
}

/** A rough text and what is known of the document that is made of it. */
export interface Described {
  /** The name of its file, without `.md`. */
  readonly name: string;
  readonly format: Format;
  readonly language: 'en' | 'de' | 'fr' | 'es';
  readonly annotations: Annotations;
}

/** A document that feedback is tried on. */
export interface TrialDocument extends Described {
  readonly input: string;
  readonly text: string;
  readonly quality: QualityReport;
}
