import { weightsIn } from '../../learned/kept-weights.ts';
import { likelihoodsOf, sumsOf, type Weights } from '../../learned/weights.ts';
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
