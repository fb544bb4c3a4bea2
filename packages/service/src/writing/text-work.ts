import type { Audience, Context, DetectedLanguage, Format } from '@faircopy/contract';
import type { AnswerPromise, Examination } from '@faircopy/editor/preserve';

/** Work on whole texts, which is too much for the thread that answers requests. */
export interface TextWork {
  /** What `output` lost of what must be kept of `source`, and how many words it has. */
  inspect(texts: { readonly source: string; readonly output: string }): Promise<Inspection>;
  /** The language of the prose in a text; code, addresses and identifiers are not counted. */
  detectLanguage(text: string): Promise<Detection>;
  /** That language where it is certain; else null. Less to hand between threads, and all that a prompt or a heading needs. */
  nameLanguage(text: string): Promise<string | null>;
  /** A language model's answer, held against what was promised about it. */
  examine(promise: AnswerPromise, answer: string): Promise<Examined>;
  /** An answer without what is wrong with it; null where it cannot be mended. */
  repair(promise: AnswerPromise, examination: Examination): Promise<Examined | null>;
  /** Tokens of texts in all, as the embedded model counts them. */
  countTokens(texts: readonly string[]): Promise<number>;
  /** A Markdown document as XML, valid against the published schema, with the places of `input` it comes from. */
  toXml(
    document: { readonly markdown: string; readonly input: string } & DocumentProperties,
  ): Promise<string>;
}

export interface Inspection {
  /** Protected parts of the source that the output does not have, in the order of the source. */
  readonly missing: readonly string[];
  readonly words: number;
}

/** What language a text is in, without its name in words. */
export type Detection = Omit<DetectedLanguage, 'name'>;

export interface Examined extends Examination {
  readonly words: number;
}

export interface DocumentProperties {
  readonly format: Format;
  readonly audience: Audience;
  readonly context: Context;
  readonly tone: number;
}
