import type { LearnedWeights } from '../src/learned/weights.ts';
import { documentWords } from '../src/refine/intent/document-words.ts';
import { type Operation, SLOTS } from '../src/refine/intent/intent.ts';
import { type IntentWeights, intentsOf } from '../src/refine/intent/reader.ts';
import { clauseSignals, tokenSignals } from '../src/refine/intent/signals.ts';
import { signsOf } from '../src/refine/intent/signs.ts';
import { afterSignal, slotsFrom, type Tag, tagsOf } from '../src/refine/intent/slot-filling.ts';
import type { LabelledText } from './corpus.ts';
import { readFeedback } from './feedback.ts';
import { type LabelledOrder, readOrders, withoutOrder } from './orders.ts';
import { learnTags } from './perceptron.ts';
import { learnByDescent } from './stochastic-descent.ts';
import { writeWeights } from './write-weights.ts';

const FOLDS = 4;

/** Learns what feedback orders and which of its words are what to the order, shows how orders it has not learned from are read, and writes the weights. */
export async function trainIntents(
  corpus: readonly LabelledText[],
  options: readonly string[],
): Promise<void> {
  const orders = [...(await readOrders(corpus)), ...withoutOrder(await readFeedback(corpus))];
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(orders.filter(({ group }) => group % FOLDS !== fold));
    return orders.filter(({ group }) => group % FOLDS === fold).map((order) => judge(order, weights));
  });
  console.log(`${orders.length} orders, ${FOLDS} folds by text`);
  console.log(
    `  operation right ${share(judged, (one) => one.isOperation)}, with all slots ${share(judged, (one) => one.isOperation && one.isSlots)}`,
  );
  if (options.includes('--errors'))
    for (const { order, shown } of judged.filter((one) => !(one.isOperation && one.isSlots)))
      console.log(`  ${order.operation.padEnd(10)} ${order.clause.slice(0, 160)}\n             ${shown}`);
  if (options.includes('--dry')) return;
  const { operations, tags } = learnFrom(orders);
  writeWeights(operations, new URL('../src/refine/intent/operation-weights.json', import.meta.url));
  writeWeights(tags, new URL('../src/refine/intent/slot-weights.json', import.meta.url));
}

/** What is learned of orders. */
interface LearnedIntents extends IntentWeights {
  readonly operations: LearnedWeights<Operation>;
  readonly tags: LearnedWeights<Tag>;
}

function learnFrom(orders: readonly LabelledOrder[]): LearnedIntents {
  const operations = learnByDescent(
    orders.map(({ clause, tokens, document, operation }) => ({
      signals: [
        ...clauseSignals(tokens, documentWords(document)),
        ...signsOf(clause, document, documentWords(document)),
      ],
      label: operation,
    })),
    { epochs: 15, rare: 3, negligible: 0.2 },
  );
  const tags = learnTags(
    orders.map(({ tokens, document, operation, tags }) => ({
      operation,
      tags,
      signals: tokenSignals(tokens, operation, documentWords(document)),
    })),
    {
      tagsOf: ({ signals, operation }, weights) => tagsOf(signals, operation, weights),
      afterSignal,
      outside: 'O' as Tag,
    },
  );
  return { operations, tags };
}

function judge(order: LabelledOrder, weights: IntentWeights) {
  const [found] = intentsOf(order.clause, order.document, 1, weights);
  const wanted = slotsFrom(order.clause, order.tokens, order.tags);
  return {
    order,
    isOperation: found?.operation === order.operation,
    isSlots: SLOTS.every((slot) => bare(found?.slots[slot]) === bare(wanted[slot])),
    shown: `${found?.operation} ${found?.likelihood.toFixed(2)} ${JSON.stringify(found?.slots)} not ${JSON.stringify(wanted)}`,
  };
}

const bare = (words = '') =>
  words
    .replace(/^(?:the|a|an|our) /iu, '')
    .replace(/^["“]|["”.]$/gu, '')
    .toLowerCase();

function share<One>(all: readonly One[], holds: (one: One) => boolean): string {
  return `${((100 * all.filter(holds).length) / Math.max(1, all.length)).toFixed(1)}%`;
}
