import { readFileSync } from 'node:fs';
import { hashOf } from './hash.ts';
import { PackedWeights } from './weights.ts';
import { WordClasses } from './word-classes.ts';

/** How a text is written: by a careful writer, too short to tell, or with other faults that have shown it to be rough. */
export type Care = 'careful' | 'brief' | 'rough';

/** By how much another member must fit better. */
export type Threshold = Readonly<Record<Care, number>>;

/** What training found about the words of a language; of sets that were learned apart there are no classes. */
export interface LanguageModel extends SetWeights {
  readonly classes: WordClasses;
  readonly classEntries: Uint32Array;
  readonly weightEntries: Uint16Array;
}

/** What speaks for the members of sets, and how much of it changes have to have. */
export interface SetWeights {
  readonly weights: PackedWeights;
  /** By `thresholdKey`; where there is none, no edit is sure enough. */
  readonly thresholds: Readonly<Record<string, Threshold>>;
}

/** What stands at the beginning of a file, as JSON. */
interface ModelHeader {
  readonly classes: number;
  readonly weights: number;
  readonly thresholds: Readonly<Record<string, Threshold>>;
}

/** A change of one member of a set to another. */
export function thresholdKey(set: string, observed: number, proposed: number): string {
  return `${set} ${observed}>${proposed}`;
}

/** What tells the weights of a set from those of others. */
export function saltOf(set: string): number {
  return hashOf(set);
}

/** Whether a language writes its nouns with a capital. */
export function raisesNouns(language: string): boolean {
  return language === 'de';
}

/** Reads the model in `file`: the length of its header, the header, classes and weights, each from a multiple of four on. */
export function readModel(file: URL, language: string): LanguageModel {
  // of a large file it is the whole of its buffer, and no copy is made
  const { buffer, byteOffset } = readFileSync(file);
  const [length = 0] = new Uint32Array(buffer, byteOffset, 1);
  const header = JSON.parse(
    new TextDecoder().decode(new Uint8Array(buffer, byteOffset + 4, length)),
  ) as ModelHeader;
  const from = byteOffset + alignedUp(4 + length);
  const classEntries = new Uint32Array(buffer, from, header.classes);
  const weightEntries = new Uint16Array(buffer, from + 4 * header.classes, header.weights);
  return {
    classes: new WordClasses(classEntries, raisesNouns(language)),
    classEntries,
    weights: new PackedWeights(weightEntries),
    weightEntries,
    thresholds: header.thresholds,
  };
}

/** The content of a file that `readModel` reads. */
export function modelBytes(
  classes: Uint32Array,
  weights: Uint16Array,
  thresholds: Readonly<Record<string, Threshold>>,
): Uint8Array {
  const header: ModelHeader = { classes: classes.length, weights: weights.length, thresholds };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const from = alignedUp(4 + text.length);
  const bytes = new Uint8Array(from + classes.byteLength + weights.byteLength);
  new Uint32Array(bytes.buffer, 0, 1)[0] = text.length;
  bytes.set(text, 4);
  bytes.set(new Uint8Array(classes.buffer, classes.byteOffset, classes.byteLength), from);
  bytes.set(
    new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    from + classes.byteLength,
  );
  return bytes;
}

function alignedUp(bytes: number): number {
  return (bytes + 3) & ~3;
}
