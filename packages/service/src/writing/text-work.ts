import type { Audience, Context, Format } from '@faircopy/contract';

/** Work on whole texts, which is too much for the thread that answers requests. */
export interface TextWork {
  /** What `output` lost of what must be kept of `source`, and how many words it has. */
  inspect(texts: { readonly source: string; readonly output: string }): Promise<Inspection>;
  /** A Markdown document as XML, valid against the published schema. */
  toXml(document: { readonly markdown: string } & DocumentProperties): Promise<string>;
}

export interface Inspection {
  /** Protected parts of the source that the output does not have, in the order of the source. */
  readonly missing: readonly string[];
  readonly words: number;
}

export interface DocumentProperties {
  readonly format: Format;
  readonly audience: Audience;
  readonly context: Context;
  readonly tone: number;
}
