/** What a language model is told. */
export interface Prompt {
  /** Changes with every change of the wording, so that an answer can be traced to what was asked. */
  readonly version: string;
  readonly system: string;
  readonly user: string;
  /** The whole answer of a model that finds feedback to have nothing to do with the document; null: no such answer. */
  readonly outOfScope: string | null;
}
