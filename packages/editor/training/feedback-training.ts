import { type Bearing, bearingOf } from '../src/refine/bearing/bearing.ts';
import { ELSEWHERE } from '../src/refine/bearing/bearings.ts';
import { signalsOf } from '../src/refine/bearing/signals.ts';
import type { LabelledText } from './corpus.ts';
import { type LabelledClause, readFeedback } from './feedback.ts';
import { readOrders } from './orders.ts';
import { learn } from './regression.ts';
import { writeWeights } from './write-weights.ts';

const FOLDS = 3;
/** Lines are many and say much of the same: they need less of a pull than sentences of few texts. */
const DECAY = 0.0003;
const evenly = () => 1;
const BEARINGS: readonly Bearing[] = ['wish', 'fact', 'question', 'elsewhere'];

/** Learns what a clause of feedback is to a document, shows how clauses it has not learned from are taken, and writes the weights. */
export async function trainBearings(
  corpus: readonly LabelledText[],
  options: readonly string[],
): Promise<void> {
  const clauses = [...(await readFeedback(corpus)), ...(await ordersAmong(corpus))];
  const samples = clauses.map(({ clause, document, before, bearing, group }) => ({
    signals: signalsOf(clause, document, before),
    labels: [bearing],
    group,
  }));
  const learnFrom = (some: typeof samples) => learn(some, evenly, DECAY);
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(samples.filter(({ group }) => group % FOLDS !== fold));
    return clauses
      .filter(({ group }) => group % FOLDS === fold)
      .map((one) => ({
        ...one,
        isOut: bearingOf(one.clause, one.document, one.before, weights).elsewhere >= ELSEWHERE,
      }));
  });
  console.log(`${clauses.length} clauses of feedback, ${FOLDS} folds by document and line`);
  for (const bearing of BEARINGS) {
    const own = judged.filter((one) => one.bearing === bearing);
    console.log(
      `  ${bearing.padEnd(9)} ${own.length} clauses, taken rightly as in or out of scope ${shareRight(own)}`,
    );
  }
  if (options.includes('--errors'))
    for (const { bearing, clause } of judged.filter((one) => !isRight(one)))
      console.log(`  ${bearing.padEnd(9)} ${clause.slice(0, 120)}`);
  if (!options.includes('--dry'))
    writeWeights(learnFrom(samples), new URL('../src/refine/bearing/weights.json', import.meta.url));
}

/** Of the orders every this many: all of them would outweigh what people say beside orders. */
const EVERY_ORDER = 4;

/** Orders of a document, which are about it whatever they name. */
async function ordersAmong(corpus: readonly LabelledText[]): Promise<LabelledClause[]> {
  const orders = (await readOrders(corpus)).filter(({ operation }) => operation !== 'none');
  return orders.flatMap(({ clause, document, group }, at) =>
    at % EVERY_ORDER === 0 ? [{ clause, document, before: 'none', bearing: 'wish', group }] : [],
  );
}

interface JudgedClause extends LabelledClause {
  readonly isOut: boolean;
}

const isRight = ({ bearing, isOut }: JudgedClause) => isOut === (bearing === 'elsewhere');

function shareRight(all: readonly JudgedClause[]): string {
  return `${((100 * all.filter(isRight).length) / Math.max(1, all.length)).toFixed(1)}%`;
}
