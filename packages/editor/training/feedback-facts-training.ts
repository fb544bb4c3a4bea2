import { LIKELY_FACT, likelihoodOfFact, type Told, toldSignals } from '../src/refine/intent/states-fact.ts';
import type { LabelledText } from './corpus.ts';
import { readFeedback } from './feedback.ts';
import { readOrders } from './orders.ts';
import { learnByDescent } from './stochastic-descent.ts';
import { writeWeights } from './write-weights.ts';

const FOLDS = 4;

/** What a clause that orders nothing may be taken for: additions and answers state a fact as well, and teach nothing of the difference. */
const ambiguous: ReadonlySet<string> = new Set(['add', 'answer']);

/** Learns which clauses state a fact that may stand in a document, shows how clauses it has not learned from are taken, and writes the weights. */
export async function trainFacts(corpus: readonly LabelledText[], options: readonly string[]): Promise<void> {
  const orders = (await readOrders(corpus))
    .filter(({ operation }) => !ambiguous.has(operation))
    .map((order) => ({ ...order, of: order.operation === 'none' ? 'remarks' : 'orders' }));
  const feedback = (await readFeedback(corpus)).map((one) => ({ ...one, of: `feedback: ${one.bearing}` }));
  const samples = [...orders, ...feedback].map(({ clause, document, group, of }) => ({
    clause,
    document,
    group,
    of,
    label: (of === 'feedback: fact' ? 'fact' : 'other') as Told,
    signals: toldSignals(clause, document),
  }));
  const learnFrom = (some: typeof samples) => learnByDescent(some, { epochs: 12, rare: 3, negligible: 0.2 });
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(samples.filter(({ group }) => group % FOLDS !== fold));
    return samples
      .filter(({ group }) => group % FOLDS === fold)
      .map((one) => ({ ...one, likelihood: likelihoodOfFact(one.clause, one.document, weights) }));
  });
  console.log(`${samples.length} clauses, ${FOLDS} folds by text: taken for a fact to be written down`);
  for (const [of, own = []] of Object.entries(Object.groupBy(judged, (one) => one.of)))
    console.log(
      `  ${of.padEnd(20)} ${own.filter((one) => one.likelihood >= LIKELY_FACT).length} of ${own.length}`,
    );
  if (!options.includes('--dry'))
    writeWeights(learnFrom(samples), new URL('../src/refine/intent/fact-weights.json', import.meta.url));
}
