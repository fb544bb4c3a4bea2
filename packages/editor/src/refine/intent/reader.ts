import { weightsIn } from '../../learned/kept-weights.ts';
import { likelihoodsOf, sumsOf, type Weights } from '../../learned/weights.ts';
import type { Draft } from '../draft.ts';
import { documentWords } from './document-words.ts';
import type { Intent, Operation } from './intent.ts';
import { clauseSignals, tokenSignals } from './signals.ts';
import { signsOf } from './signs.ts';
import { slotsFrom, type Tag, tagsOf } from './slot-filling.ts';
import { tokensOf } from './tokens.ts';

/** What training found of operations and of slots. */
export interface IntentWeights {
  readonly operations: Weights<Operation>;
  readonly tags: Weights<Tag>;
}

const operations = weightsIn<Operation>(new URL('./operation-weights.json', import.meta.url));
const tags = weightsIn<Tag>(new URL('./slot-weights.json', import.meta.url));
const learned = (): IntentWeights => ({ operations: operations(), tags: tags() });

/** Clauses with more tokens than this say too much to be one order. */
const MOST_TOKENS = 120;
/** Characters that may hold so many. */
const LONGEST = 600;

/**
 * What a clause most likely orders, the likeliest first: as many readings as are wanted, each with the slots that fit its
 * operation. Learned from `training/orders`; no word of any language is written down here.
 */
export function intentsOf(clause: string, draft: Draft, most: number, weights = learned()): Intent[] {
  const tokens = tokensOf(clause);
  const held = documentWords(draft);
  return operationsOf(clause, draft, weights)
    .toSorted((left, right) => right.likelihood - left.likelihood)
    .slice(0, most)
    .map(({ operation, likelihood }) => ({
      operation,
      likelihood,
      slots: slotsFrom(
        clause,
        tokens,
        tagsOf(tokenSignals(tokens, operation, held), operation, weights.tags),
      ),
    }));
}

/** How likely a clause orders each of the operations; empty for one that is too long to be one order. */
export function operationsOf(
  clause: string,
  draft: Draft,
  weights = learned(),
): { operation: Operation; likelihood: number }[] {
  const tokens = clause.length > LONGEST ? [] : tokensOf(clause);
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return [];
  const held = documentWords(draft);
  const likely = likelihoodsOf(
    sumsOf([...clauseSignals(tokens, held), ...signsOf(clause, draft, held)], weights.operations),
  );
  return weights.operations.labels.map((operation, at) => ({ operation, likelihood: likely[at] ?? 0 }));
}
