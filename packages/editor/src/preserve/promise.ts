import type { Audience, Format, QualityReport } from '@faircopy/contract';
import type { Breach } from './breach.ts';

/** What an answer was made of, and so what it must be faithful to. */
export interface AnswerPromise {
  readonly stage: 'optimize' | 'translate' | 'refine' | 'summarize';
  /** The text the answer was made of; for a refinement the document as it was. */
  readonly source: string;
  /** The text a document says what is asked of: the input; of a refinement, the first one. Its quality is judged by it. */
  readonly original: string;
  /** `Optimize` wherever the answer is a text rather than a document. */
  readonly format: Format;
  readonly correctionsOnly: boolean;
  readonly audience: Audience;
  /** 0 conversational … 100 formal. */
  readonly tone: number;
  /** What else the answer may take facts from: workspace, instructions, search results. */
  readonly known: string;
  /** Whether a search, of whose pages nothing is known here, may have given facts and addresses. */
  readonly grounded: boolean;
  /** What a refinement was asked for; empty elsewhere. */
  readonly feedback: string;
  /** What the embedded model made of the same refinement: what that took out may be gone. Null: not known. */
  readonly reference: string | null;
  /** Most code points of a summary; null: no limit. */
  readonly mostCharacters: number | null;
}

/** An answer as it was found. */
export interface Examination {
  /** The answer, with the line breaks and the outer white space of its source where those have to be kept. */
  readonly output: string;
  readonly breaches: readonly Breach[];
  /** How a document that keeps its promise fares by the rules of quality; null for all others. */
  readonly quality: QualityReport | null;
}
