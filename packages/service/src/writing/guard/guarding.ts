import type { GuardReport, Stage } from '@faircopy/contract';
import type { ModelAnswer } from '../../models/ask-model.ts';
import type { Model } from '../../models/model.ts';
import type { TextWork } from '../text-work.ts';

/** What the guard works with; the catalogue names the model that answers when another fails to keep what it must. */
export interface Guarding {
  readonly text: TextWork;
  readonly catalogue: { readonly embedded: Model };
  /** Milliseconds one call of a model may take. */
  readonly timeoutMs: number;
  /** Told what the guard made of an answer. */
  readonly guarded?: (stage: Stage, report: GuardReport) => void;
}

export interface GuardedAnswer extends ModelAnswer {
  /** The model whose answer this is; the embedded one after a fallback. */
  readonly model: Model;
  readonly words: number;
  readonly guard: GuardReport;
}
