import { weightsIn } from '../../learned/kept-weights.ts';
import { likelihoodsOf, sumsOf, type Weights } from '../../learned/weights.ts';
import { bearingOf } from '../bearing/bearing.ts';
import type { Draft } from '../draft.ts';
import { documentWords } from './document-words.ts';
import { clauseSignals } from './signals.ts';
import { signsOf } from './signs.ts';
import { tokensOf } from './tokens.ts';

/** What a clause that no order was read of is: a fact that may stand in the document, or an order, a remark, talk. */
export type Told = 'fact' | 'other';

const learned = weightsIn<Told>(new URL('./fact-weights.json', import.meta.url));

/**
 * From here on a clause is written down as it was said. At 0.3, of what training has not seen, more than half of the facts are taken so,
 * of remarks one in eighteen and of orders one in thirty-four.
 */
export const LIKELY_FACT = 0.2;

/** What can be seen of a clause beside a document; whether a full stop was typed says nothing of it. */
export function toldSignals(clause: string, draft: Draft): string[] {
  const held = documentWords(draft);
  const plain = clause.trim().replace(/[.!]+$/u, '');
  return [...clauseSignals(tokensOf(plain), held), ...signsOf(plain, draft, held)];
}

/** How likely a clause states a fact that may stand in the document, 0..1, by what training made of how people give feedback. */
export function likelihoodOfFact(clause: string, draft: Draft, weights: Weights<Told> = learned()): number {
  return likelihoodsOf(sumsOf(toldSignals(clause, draft), weights))[weights.labels.indexOf('fact')] ?? 0;
}

/** Whether a clause states a fact that may stand in the document, and is no remark on it and no order in words that were not read. */
export function statesFact(clause: string, draft: Draft): boolean {
  return likelihoodOfFact(clause, draft) >= LIKELY_FACT;
}

/** Where the model of what feedback is to a document has no doubt, less is enough. */
const SURE_BEARING = 0.9;
const POSSIBLE_FACT = 0.01;

/**
 * As `statesFact`, of a clause that is a statement and that no order was read of: of remarks one in seventy-five is taken so, and of facts
 * more than half of those that `statesFact` leaves. English.
 *
 * @param least how likely a fact the clause has to be where what it is to the document is beyond doubt, 0..1
 */
export function tellsFact(clause: string, draft: Draft, least: number = POSSIBLE_FACT): boolean {
  const likely = likelihoodOfFact(clause, draft);
  if (likely >= LIKELY_FACT) return true;
  return draft.language === 'en' && likely >= least && bearingOf(clause, draft, 'none').fact >= SURE_BEARING;
}
