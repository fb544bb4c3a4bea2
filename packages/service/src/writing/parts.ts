import type { GuardReport, Stage } from '@faircopy/contract';
import type { Quota } from '../access/quota.ts';
import type { Catalogue } from '../models/catalogue.ts';
import type { ChooseModel } from '../models/choose-model.ts';
import type { WebSearch } from '../search/web-search.ts';
import type { Database } from '../storage/storage.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { TextWork } from './text-work.ts';

/** What the stages work with. */
export interface WritingParts {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly text: TextWork;
  readonly quota: Quota;
  readonly choose: ChooseModel;
  readonly kept: KeptAnswers;
  /** The operator's search for models that have none of their own; null: none. */
  readonly search: WebSearch | null;
  /** Milliseconds one call of a model may take. */
  readonly timeoutMs: number;
  /** Told what the preservation guard made of each answer. */
  readonly guarded?: (stage: Stage, report: GuardReport) => void;
}
