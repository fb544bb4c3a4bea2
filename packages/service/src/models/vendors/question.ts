import type { WebSource } from '@faircopy/contract';
import type { Usage } from '../model.ts';

/** What a vendor's model is asked. */
export interface Question {
  /** Null: no rules. */
  readonly system: string | null;
  readonly user: string;
  /** Null: as many as the vendor gives. */
  readonly mostOutputTokens: number | null;
  /** Whether the model may search the web, where the vendor has such a tool. */
  readonly searchesWeb: boolean;
}

/** What of an answer matters here. */
export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly usage: Usage; readonly sources: readonly WebSource[] };

/**
 * Asks a vendor's model, and gives the text of its answer as it comes, and the end. Thinking and the like is left out.
 *
 * @throws {VendorFailure} also when the answer was cut, withheld or empty
 */
export type Ask = (question: Question, signal: AbortSignal) => AsyncGenerator<AnswerPart>;
