import { readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preparedBuffer } from '../prepared/prepared-tables.ts';
import { SignalTable, signalTable } from './signal-table.ts';
import type { Weights } from './weights.ts';

/** Counted up where what is kept has another form. */
const FORM = 3;
/** Training rounds weights to hundredths, so that they are kept in two bytes. */
const UNITS = 100;

/** Weights as `npm run training` writes them: the signals with pairs of a label's place and a weight, one after the other. */
interface WrittenWeights<Label extends string> extends Omit<Weights<Label>, 'signals'> {
  readonly signals: Readonly<Record<string, readonly number[]>>;
}

/** The weights in a file that `npm run training` wrote, read at first use from what an earlier start kept of them. */
export function weightsIn<Label extends string>(file: URL): () => Weights<Label> {
  let known: Weights<Label> | undefined;
  return () => {
    known ??= keptWeights(file);
    return known;
  };
}

/**
 * The weights in a file of JSON, kept as flat arrays: reading ten megabytes of it takes a tenth of a second, and tens of thousands of small
 * arrays three times the memory.
 */
function keptWeights<Label extends string>(file: URL): Weights<Label> {
  const path = fileURLToPath(file);
  const { size, mtimeMs } = statSync(path);
  const name = `${basename(dirname(path))}-${basename(path, '.json')}`;
  const key = `${FORM}-${size}-${Math.floor(mtimeMs)}`;
  return weightsOf(
    preparedBuffer(name, key, () => bytesOf(JSON.parse(readFileSync(path, 'utf8')) as WrittenWeights<Label>)),
  );
}

/** The parts of what is kept: the signals, where the pairs of each end, the pairs, and the rest as text. */
export function bytesOf<Label extends string>({
  labels,
  bias,
  signals,
}: WrittenWeights<Label>): ArrayBuffer[] {
  const { bytes, ordered } = signalTable(Object.keys(signals));
  const lists = ordered.map((signal) => signals[signal] ?? []);
  const pairs = new Int16Array(
    lists.flatMap((list) => list.map((one, at) => (at % 2 === 0 ? one : Math.round(one * UNITS)))),
  );
  const ends = new Uint32Array(lists.length);
  let end = 0;
  lists.forEach((list, at) => {
    end += list.length;
    ends[at] = end;
  });
  const about = new TextEncoder().encode(JSON.stringify({ labels, bias }));
  return [bytes, ends.buffer, pairs.buffer, about.buffer];
}

/** Weights that `bytesOf` gave, one part behind the other. */
export function weightsOf<Label extends string>(buffer: ArrayBuffer): Weights<Label> {
  const places = new SignalTable(buffer, 0);
  const ends = new Uint32Array(buffer, places.end, places.size);
  const pairs = new Int16Array(buffer, places.end + ends.byteLength, ends.at(-1));
  const about = new TextDecoder().decode(new Uint8Array(buffer, pairs.byteOffset + pairs.byteLength));
  const { labels, bias } = JSON.parse(about) as Omit<Weights<Label>, 'signals'>;
  const get = (signal: string) => {
    const at = places.placeOf(signal);
    return at === undefined ? undefined : pairs.subarray(at === 0 ? 0 : ends[at - 1], ends[at]);
  };
  return { labels, bias, signals: { get, perOne: UNITS } };
}
