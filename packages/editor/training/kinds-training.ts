import type { LearnedWeights, Weights } from '../src/learned/weights.ts';
import { contextSigns, type KindWeights } from '../src/understand/kinds/in-context.ts';
import { type Judge, judgedWith } from '../src/understand/kinds/judge.ts';
import type { Kind } from '../src/understand/statement.ts';
import type { LabelledText } from './corpus.ts';
import { type Judged, judgedBy, type SentenceSample, samplesOf } from './samples.ts';
import { learnByDescent } from './stochastic-descent.ts';
import { writeWeights } from './write-weights.ts';

const FOLDS = 6;
/**
 * Steps are small from the start: where a signal that is seen for the first time moves its weights by a whole step, what a rare word once
 * stood in is learned by heart. Nothing needs to be pulled towards zero then, and signals that are seen three times help.
 */
const CALM = { step: 0.07, start: 1, decay: 1e-5, rare: 3 };
/** Each sentence is learned from twice: where it stands, and alone. */
const THRIFT = { ...CALM, epochs: 5, negligible: 0.05 };
const CONTEXT_THRIFT = { ...CALM, step: 0.1, epochs: 6, negligible: 0.03 };

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

function wordsFrom(samples: readonly SentenceSample[]): LearnedWeights<Kind> {
  return learnByDescent(
    samples.flatMap(({ signals, labels: [label] }) => (label === undefined ? [] : [{ signals, label }])),
    THRIFT,
  );
}

/** What a text shows the second classifier: its samples, and what the words of other texts taught the first. */
interface Shown {
  readonly samples: readonly SentenceSample[];
  readonly words: Weights<Kind>;
}

function contextFrom(shown: readonly Shown[]): LearnedWeights<Kind> {
  const observed = shown.flatMap(({ samples, words }) =>
    samples.flatMap(({ among, labels: [label] }) => {
      if (label === undefined || among === null) return [];
      const signs = contextSigns(among.signals, among.around, words);
      return [{ signals: [...signs.keys()], strengths: [...signs.values()], label }];
    }),
  );
  return learnByDescent(observed, CONTEXT_THRIFT);
}

function share(all: readonly Judged[], holds: (one: Judged) => boolean): string {
  return `${((100 * all.filter(holds).length) / Math.max(1, all.length)).toFixed(1)}%`;
}

const isRight = ({ kind, kinds }: Judged) => kinds.includes(kind);
const isClose = (one: Judged) =>
  isRight(one) || one.kinds.some((kind) => CLOSE[kind]?.includes(one.kind) === true);

/** Learns what a sentence is to a document, and says how well what was not learned from is told. */
export function trainKinds(corpus: readonly LabelledText[], args: readonly string[]): void {
  const samples = corpus.map(samplesOf);
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const without = folds.map((fold) => wordsFrom(samples.filter((_, at) => at % FOLDS !== fold).flat()));
  const shown = samples.map((own, at) => ({
    samples: own,
    words: without[at % FOLDS] as LearnedWeights<Kind>,
  }));
  const held = folds.flatMap((fold) => {
    const weights: KindWeights = {
      words: without[fold] as LearnedWeights<Kind>,
      context: contextFrom(shown.filter((_, at) => at % FOLDS !== fold)),
    };
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

  if (args.includes('--dry')) return;
  writeWeights(wordsFrom(samples.flat()), new URL('../src/understand/kinds/weights.json', import.meta.url));
  writeWeights(contextFrom(shown), new URL('../src/understand/kinds/context-weights.json', import.meta.url));
}
