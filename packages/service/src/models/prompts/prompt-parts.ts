/** What a language model is told. */
export interface Prompt {
  readonly version: string;
  readonly system: string;
  readonly user: string;
  /** The whole answer of a model that finds feedback to have nothing to do with the document; null: no such answer. */
  readonly outOfScope: string | null;
}
