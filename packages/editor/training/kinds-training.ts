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

function learnFrom(texts: readonly LabelledText[]): LearnedWeights<Kind> {
  return learnByDescent(
    texts
      .flatMap(samplesOf)
      .flatMap(({ signals, labels: [label] }) => (label === undefined ? [] : [{ signals, label }])),
    THRIFT,
  );
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
