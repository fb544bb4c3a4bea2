import { lowerFirst } from '../src/first-letter.ts';
import { read } from '../src/read/read.ts';
import { readingLanguage } from '../src/read/reading-language.ts';
import { spliceSignals } from '../src/understand/splices/signals.ts';
import { type Comma, commasIn, spliceJoins } from '../src/understand/splices/splices.ts';
import type { LabelledText } from './corpus.ts';
import { learnByDescent } from './stochastic-descent.ts';
import { writeWeights } from './write-weights.ts';

const FOLDS = 6;
const THRIFT = { epochs: 6, rare: 5, negligible: 0.05 };

/** A sentence, and which of its commas stand between two; `isMade` where sentences of a text were strung together to make it. */
interface Strung {
  readonly sentence: string;
  readonly between: ReadonlySet<number>;
  readonly isMade: boolean;
}

/**
 * Learns which commas stand between two sentences, from English sentences of the corpus as they are and strung together by twos and threes, as people do
 * in haste; shows how many of those are parted in texts it has not learned from, and how many commas of sentences as they are are taken for one.
 */
export function trainSplices(corpus: readonly LabelledText[], args: readonly string[]): void {
  const texts = corpus.map(strungOf);
  const found = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(texts.filter((_, at) => at % FOLDS !== fold));
    return texts
      .filter((_, at) => at % FOLDS === fold)
      .flat()
      .map((one) => ({ one, joins: spliceJoins(one.sentence, weights) }));
  });
  const parted = found.flatMap(({ one, joins }) =>
    [...one.between].map((comma) => joins.some(({ index }) => index === comma)),
  );
  const sound = found.filter(({ one }) => !one.isMade);
  const commas = sound.reduce((sum, { one }) => sum + commasIn(one.sentence).length, 0);
  const cut = sound.reduce((sum, { joins }) => sum + joins.length, 0);
  console.log(
    `commas between sentences: ${share(parted.filter(Boolean).length, parted.length)} of ${parted.length} parted, those among them that ask for nothing left together; within sentences ${share(cut, commas)} of ${commas} taken for one`,
  );
  if (args.includes('--errors'))
    for (const { one, joins } of sound)
      for (const { index } of joins)
        console.log(`  ${one.sentence.slice(0, index)} | ${one.sentence.slice(index + 1)}`);
  if (!args.includes('--dry'))
    writeWeights(learnFrom(texts), new URL('../src/understand/splices/weights.json', import.meta.url));
}

function learnFrom(texts: readonly (readonly Strung[])[]) {
  return learnByDescent<Comma>(
    texts.flat().flatMap(({ sentence, between }) => {
      let from = 0;
      return commasIn(sentence).map(({ 0: mark, index }) => {
        const label = between.has(index) ? ('between' as const) : ('within' as const);
        const signals = spliceSignals(sentence, from, index);
        if (label === 'between') from = index + mark.length;
        return { signals, label };
      });
    }),
    THRIFT,
  );
}

function strungOf({ text, lines }: LabelledText): Strung[] {
  const source = read(text);
  if (readingLanguage(source) !== 'en') return [];
  const sentences = lines.map(({ start, end }) => text.slice(start, end).replace(/^(?:-|\d+[.)])\s/u, ''));
  const bare = sentences.map((sentence) => sentence.replace(/[.!…]+$/u, ''));
  const none: ReadonlySet<number> = new Set();
  return bare.flatMap((sentence, at) => {
    const alone = { sentence, between: none, isMade: false };
    // every third run has three sentences, every other one keeps its capitals
    const run = bare.slice(at, at + (at % 3 === 2 ? 3 : 2));
    const asks = sentences.slice(at, at + run.length - 1).some((one) => one.endsWith('?'));
    if (run.length < 2 || asks || run.some((one) => /^.{0,24}:/u.test(one))) return [alone];
    const parts = at % 2 === 0 ? run.map((one, place) => (place === 0 ? one : inSmall(one))) : run;
    const ends = parts.slice(0, -1).map((_, last) => parts.slice(0, last + 1).join(', ').length);
    return [alone, { sentence: parts.join(', '), between: new Set(ends), isMade: true }];
  });
}

function inSmall(sentence: string): string {
  return lowerFirst(sentence);
}

function share(some: number, all: number): string {
  return `${((100 * some) / Math.max(1, all)).toFixed(1)}%`;
}
