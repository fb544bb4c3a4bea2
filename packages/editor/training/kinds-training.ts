import type { LearnedWeights } from '../src/learned/weights.ts';
import { type Judge, judgedWith } from '../src/understand/kinds/judge.ts';
import type { Kind } from '../src/understand/statement.ts';
import type { LabelledText } from './corpus.ts';
import { type Judged, judgedBy, samplesOf } from './samples.ts';
import { learnByDescent } from './stochastic-descent.ts';
import { writeWeights } from './write-weights.ts';

const FOLDS = 6;
/** Each sentence is learned from twice: where it stands, and alone. */
const THRIFT = { epochs: 6, rare: 6, negligible: 0.12 };

/** Kinds whose mix-up costs little: the sentence stands in a section a reader would accept. */
const CLOSE: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  requirement: ['quality', 'design', 'failure', 'goal'],
  quality: ['requirement'],
  design: ['requirement', 'failure', 'decision'],
  failure: ['requirement', 'design'],
  goal: ['requirement'],
  owner: ['schedule'],
  schedule: ['owner'],
};

/**
 * Taken off what speaks for a demand in a text that says more than a few things. Who reads a document forgives a demand told as background
 * sooner than trouble or a remark demanded, though not much: with it 7% fewer of these are, as many sentences are right, and of demands
 * 6 in 1,000 more are missed.
 */
const CAUTION = 0.15;

function learnFrom(texts: readonly LabelledText[]): LearnedWeights<Kind> {
  const learned = learnByDescent(
    texts
      .flatMap(samplesOf)
      .flatMap(({ signals, labels: [label] }) => (label === undefined ? [] : [{ signals, label }])),
    THRIFT,
  );
  const demand = learned.labels.indexOf('requirement');
  const signals = new Map(
    [...learned.signals].map(([signal, pairs]) => [
      signal,
      signal.startsWith('at:') ? withCaution(pairs, demand) : pairs,
    ]),
  );
  return { ...learned, signals };
}

/** Every sentence of such a text has one signal of where it stands: the pairs of one, with `CAUTION` taken off a demand's. */
function withCaution(pairs: readonly number[], demand: number): number[] {
  const weights = new Map([[demand, 0]]);
  for (let at = 0; at < pairs.length; at += 2) weights.set(pairs[at] ?? 0, pairs[at + 1] ?? 0);
  weights.set(demand, Math.round(((weights.get(demand) ?? 0) - CAUTION) * 100) / 100);
  return [...weights].toSorted(([left], [right]) => left - right).flat();
}

function share(all: readonly Judged[], holds: (one: Judged) => boolean): string {
  return `${((100 * all.filter(holds).length) / Math.max(1, all.length)).toFixed(1)}%`;
}

const isRight = ({ kind, kinds }: Judged) => kinds.includes(kind);
const isClose = (one: Judged) =>
  isRight(one) || one.kinds.some((kind) => CLOSE[kind]?.includes(one.kind) === true);

/** Learns what a sentence is to a document, and says how well what was not learned from is told. */
export function trainKinds(corpus: readonly LabelledText[], args: readonly string[]): void {
  const held = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(corpus.filter((_, at) => at % FOLDS !== fold));
    const judge: Judge = (evidence, standing) => judgedWith(weights, evidence, standing);
    return corpus.filter((_, at) => at % FOLDS === fold).flatMap((text) => judgedBy(text, judge));
  });
  const labelled = held.filter(({ kinds }) => kinds.length > 0);
  console.log(`${corpus.length} texts, ${labelled.length} sentences, ${FOLDS} folds by text`);
  console.log(`right ${share(labelled, isRight)}, right or close ${share(labelled, isClose)}`);
  for (const language of new Set(labelled.map((one) => one.language))) {
    const own = labelled.filter((one) => one.language === language);
    console.log(`  ${language}  ${own.length} sentences, right or close ${share(own, isClose)}`);
  }
  if (args.includes('--errors'))
    for (const { kind, kinds, text } of labelled.filter((one) => !isClose(one)))
      console.log(`  ${kind.padEnd(13)} not ${kinds.join(', ').padEnd(13)} ${text.slice(0, 120)}`);

  if (!args.includes('--dry'))
    writeWeights(learnFrom(corpus), new URL('../src/understand/kinds/weights.json', import.meta.url));
}
