import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ConfusionSet } from '../../src/correct/context-words/confusion-set.ts';
import { modelBytes, raisesNouns, readModel } from '../../src/correct/context-words/language-model.ts';
import { CONFUSION_SETS, SETS_APART } from '../../src/correct/context-words/sets.ts';
import { tokensOf } from '../../src/correct/context-words/tokens.ts';
import { PackedWeights, packWeights } from '../../src/correct/context-words/weights.ts';
import { WordClasses, wordClassEntries } from '../../src/correct/context-words/word-classes.ts';
import { type Caution, calibrate } from './calibration.ts';
import { readCorpus } from './corpus.ts';
import { inducedClasses } from './induced-classes.ts';
import { Samples, type Sampling } from './samples.ts';
import { SoftmaxLearner } from './softmax-learner.ts';

/** Of places with no word in them so many are left out for each that is learned from: there are far more of them than of others. */
const EMPTY_SHARE = 3;

/** Weights in the file: `2 ** bits` places, of which some must stay free. */
const FILLED = 0.75;
/** What learners confuse is in English texts of all sorts. */
const ENGLISH: Caution = {
  falseEdits: { careful: 0.1, brief: 0.4, rough: 1.2 },
  leastMargin: { careful: Math.log(8), brief: Math.log(8), rough: Math.log(8) },
  reserve: { careful: 3, brief: 1, rough: 0.5 },
  leastSound: 150,
};

/** What is held out of other languages is of few projects, and less like what people write. */
const OTHERS: Caution = {
  falseEdits: { careful: 0.03, brief: 0.6, rough: 1.6 },
  leastMargin: { careful: 5.5, brief: 4, rough: 3 },
  reserve: { careful: 0, brief: 0, rough: 0 },
  leastSound: 15,
};

/** Of sets that are learned apart by the classes of English, which are few. */
const APART: Caution = {
  falseEdits: { careful: 0.02, brief: 0.1, rough: 0.2 },
  leastMargin: { careful: Math.log(30), brief: Math.log(8), rough: Math.log(8) },
  reserve: { careful: 2, brief: 1.3, rough: 0.5 },
  leastSound: 150,
};

const LEARNER_BITS = 25;

/**
 * Learns from prose in `--data` which member of its confusion sets a language has in which context, and finds on the projects that are
 * `--held-out` how sure each change has to be; see README.md. `--calibrate` keeps the weights and finds that again, `--into` names
 * another folder for the model, `--bits` its size. `--apart` names sets that are learned by the word classes that the language has, into a file of their own.
 */
export function trainContextWords(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      language: { type: 'string', default: 'en' },
      'held-out': { type: 'string', default: '' },
      into: { type: 'string' },
      bits: { type: 'string', default: '20' },
      calibrate: { type: 'boolean', default: false },
      apart: { type: 'string' },
    },
  });
  const { data, language, bits, apart } = values;
  const sets = apart === undefined ? CONFUSION_SETS[language] : SETS_APART[language]?.[apart];
  if (data === undefined || sets === undefined)
    throw new Error('needs --data and a --language with confusion sets');
  const into =
    values.into ?? fileURLToPath(new URL('../../src/correct/context-words/models/', import.meta.url));
  mkdirSync(into, { recursive: true });
  const main = pathToFileURL(join(into, `${language}.bin`));
  const file = apart === undefined ? main : pathToFileURL(join(into, `${language}-${apart}.bin`));
  const heldOut = new Set(values['held-out'].split(','));
  const corpus = readCorpus(data, language);
  const paragraphs = (held: boolean) =>
    corpus.flatMap((project) => (heldOut.has(project.project) === held ? project.paragraphs : []));
  const learnedFrom = paragraphs(false);
  const classEntries =
    apart === undefined && !values.calibrate
      ? classesIn(learnedFrom, raisesNouns(language))
      : readModel(main, language).classEntries;
  const classes = new WordClasses(classEntries, raisesNouns(language));
  const weightEntries = values.calibrate
    ? readModel(file, language).weightEntries
    : learned(learnedFrom, sets, classes, Number(bits));

  const checked = new Samples(sets);
  for (const paragraph of paragraphs(true)) checked.add(paragraph, classes, () => true);
  const caution = language !== 'en' ? OTHERS : apart === undefined ? ENGLISH : APART;
  const { thresholds, report } = calibrate(checked, new PackedWeights(weightEntries), caution);
  log(`${checked.words} words held out\n${report}`);
  const kept = apart === undefined ? classEntries : new Uint32Array(0);
  writeFileSync(file, modelBytes(kept, weightEntries, thresholds));
}

/** The content of a table of the classes of words. */
function classesIn(paragraphs: readonly string[], raised: boolean): Uint32Array {
  const unclassed = new WordClasses(new Uint32Array(2), raised);
  const entries = wordClassEntries(inducedClasses(paragraphs.map((text) => tokensOf(text, unclassed).words)));
  log(`${paragraphs.length} paragraphs, classes of words found`);
  return entries;
}

/** The content of a table of weights. */
function learned(
  paragraphs: readonly string[],
  sets: readonly ConfusionSet[],
  classes: WordClasses,
  bits: number,
): Uint16Array {
  let empty = 0;
  const thinned: Sampling = (_tokens, _at, isEmpty) => {
    if (isEmpty) empty = (empty + 1) % EMPTY_SHARE;
    return !isEmpty || empty === 0;
  };
  const samples = new Samples(sets);
  for (const paragraph of paragraphs) samples.add(paragraph, classes, thinned);
  log(`${samples.words} words, ${samples.size} places`);

  const learner = new SoftmaxLearner(samples, LEARNER_BITS);
  log(`${learner.size} weights to learn`);
  log(`foretold in the first pass: ${(100 * learner.pass()).toFixed(2)}%`);
  learner.prune(2 ** bits * FILLED);
  log(`foretold with the best of them: ${(100 * learner.pass()).toFixed(2)}%`);
  return packWeights(learner.weights(), bits);
}

const started = performance.now();

function log(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);
}
