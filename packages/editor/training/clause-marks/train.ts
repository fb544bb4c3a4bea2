import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  checkOf,
  MARKS,
  type Mark,
  type MarkModel,
  markLikelihoods,
  ROW_BYTES,
} from '../../src/correct/clause-marks/mark-model.ts';
import { scaledBytes } from '../../src/learned/scaled-bytes.ts';
import { likelihoodsOf } from '../../src/learned/weights.ts';
import { readCorpus } from '../context-words/corpus.ts';
import { mixed } from '../mixed.ts';
import { type Marked, markedIn, type Sample, samplesOf } from './samples.ts';

const ROWS = 2 ** 17;
const EPOCHS = 4;
/** Signals seen less often teach nothing but the samples they were in. */
const RARE = 5;
const STEP = 0.07;
const DECAY = 0.0005;
const LARGEST = 127;
const THRESHOLDS = [0.5, 0.8, 0.9, 0.95, 0.98];

/**
 * `npm run training -- clause-marks --data FOLDER --held-out PROJECT,PROJECT`: learns which gaps of English sentences lack a mark between two clauses, or have
 * a comma where a sentence ends. See README.md.
 */
export function trainClauseMarks(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      'held-out': { type: 'string', default: '' },
      most: { type: 'string', default: '6000' },
      dry: { type: 'boolean', default: false },
      errors: { type: 'boolean', default: false },
    },
  });
  if (values.data === undefined) throw new Error('name the folder of the prose with --data FOLDER');
  const heldOut = new Set(values['held-out'].split(','));
  const projects = readCorpus(values.data, 'en').map(({ project, paragraphs }) => ({
    project,
    marked: some(paragraphs.flatMap(markedIn), Number(values.most)),
  }));
  const learned = projects.filter(({ project }) => !heldOut.has(project)).flatMap(({ marked }) => marked);
  const model = learn(learned.flatMap(samplesOf));
  for (const { project, marked } of projects)
    if (heldOut.has(project)) tell(project, marked, model, values.errors);
  if (values.dry) return;
  const folder = new URL('../../src/correct/clause-marks/models/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('en.bin', folder), scaledBytes(model));
}

/** So many of them, from everywhere. */
function some<T>(all: readonly T[], most: number): T[] {
  return mixed(all.length, 0)
    .slice(0, most)
    .flatMap((at) => all.slice(at, at + 1));
}

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad steps (Duchi, Hazan and Singer, 2011), a signal a row. */
function learn(samples: readonly Sample[]): MarkModel {
  const outcomes = MARKS.length;
  const owners = ownersOf(samples);
  const weights = new Float32Array(ROWS * outcomes);
  const squares = new Float32Array(weights.length).fill(1e-8);
  const learned = samples.map(({ signals, mark }) => ({
    places: signals.filter((signal) => owners.get(signal & (ROWS - 1)) === signal).map(placeOf),
    right: MARKS.indexOf(mark),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const at of mixed(learned.length, epoch)) {
      const { places, right } = learned[at] as (typeof learned)[number];
      const sums = MARKS.map(() => 0);
      for (const place of places)
        for (let mark = 0; mark < outcomes; mark += 1)
          sums[mark] = (sums[mark] as number) + (weights[place + mark] as number);
      for (const [mark, likely] of likelihoodsOf(sums).entries()) {
        const error = likely - (mark === right ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (const place of places) {
          const at = place + mark;
          const slope = error + DECAY * (weights[at] as number);
          squares[at] = (squares[at] as number) + slope * slope;
          weights[at] = (weights[at] as number) - (STEP * slope) / Math.sqrt(squares[at] as number);
        }
      }
    }
  return inBytes(weights, owners);
}

function placeOf(signal: number): number {
  return (signal & (ROWS - 1)) * MARKS.length;
}

/** The signal that each row is for: the commonest of those that fall on it. */
function ownersOf(samples: readonly Sample[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { signals } of samples)
    for (const signal of signals) counts.set(signal, (counts.get(signal) ?? 0) + 1);
  const owners = new Map<number, number>();
  for (const [signal, count] of counts) {
    if (count < RARE) continue;
    const row = signal & (ROWS - 1);
    const owner = owners.get(row);
    if (owner === undefined || count > (counts.get(owner) ?? 0)) owners.set(row, signal);
  }
  return owners;
}

/** Weights in whole numbers of one byte, each row with its check. */
function inBytes(weights: Float32Array, owners: ReadonlyMap<number, number>): MarkModel {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / LARGEST;
  const rows = new Int8Array(ROWS * ROW_BYTES);
  for (const [row, signal] of owners) {
    rows[row * ROW_BYTES] = checkOf(signal);
    for (let mark = 0; mark < MARKS.length; mark += 1) {
      const weight = Math.round((weights[row * MARKS.length + mark] as number) / scale);
      rows[row * ROW_BYTES + 1 + mark] = Math.max(-LARGEST, Math.min(LARGEST, weight));
    }
  }
  return { weights: rows, scale };
}

/** Prints how many marks are found in what was held out, and how many of those that are set are right. */
function tell(project: string, marked: readonly Marked[], model: MarkModel, errors: boolean): void {
  const found = marked.flatMap((one) =>
    samplesOf(one).map((sample) => ({
      one,
      sample,
      likely: markLikelihoods(sample.signals, model),
      hasComma: one.sentence.slice(0, sample.offset).endsWith(', '),
    })),
  );
  const kinds: readonly (readonly [name: string, mark: Mark, hasComma: boolean])[] = [
    ['a comma where none stands', 'comma', false],
    ['a full stop where nothing stands', 'stop', false],
    ['a full stop for a comma', 'stop', true],
  ];
  for (const [name, mark, hasComma] of kinds) {
    const here = found.filter((each) => each.hasComma === hasComma);
    const all = here.filter(({ sample }) => sample.mark === mark).length;
    for (const threshold of THRESHOLDS) {
      const set = here.filter(({ likely }) => (likely[MARKS.indexOf(mark)] ?? 0) >= threshold);
      const right = set.filter(({ sample }) => sample.mark === mark);
      console.log(
        `${project}: ${name}, from ${threshold} on: ${share(right.length, set.length)} of ${set.length} right, ${share(right.length, all)} of ${all} found`,
      );
      if (errors && threshold === 0.95)
        for (const { one, sample } of set.filter((each) => !right.includes(each)).slice(0, 30))
          console.log(`  ${one.sentence.slice(0, sample.offset)} | ${one.sentence.slice(sample.offset)}`);
    }
  }
}

function share(part: number, all: number): string {
  return `${((100 * part) / Math.max(1, all)).toFixed(1)}%`;
}
