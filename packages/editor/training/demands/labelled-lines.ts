import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../src/read/read.ts';
import { maskSpan, restore, withArrows } from '../../src/understand/mask.ts';
import { LABELS, type Label, labelPlace } from '../../src/understand/pieces/labels.ts';
import { generator } from '../syntax/generator.ts';
import { varied, type WrittenPiece } from './varied.ts';

/** A stretch of a sentence with its label. */
export interface LabelledPiece {
  readonly label: Label;
  /** UTF-16 offsets into the masked text. */
  readonly start: number;
  readonly end: number;
}

/** A labelled sentence as the editor reads it: with what is protected as signs. */
export interface LabelledSentence {
  /** The text it is of. */
  readonly group: string;
  readonly line: readonly WrittenPiece[];
  /** Whether it is another in other words. */
  readonly isCopy: boolean;
  readonly text: string;
  readonly tokens: readonly string[];
  readonly pieces: readonly LabelledPiece[];
}

/** All labelled sentences of this folder; see `README.md` for the format. Lines that nobody could label are left out. */
export function readLabelledSentences(folder = import.meta.dirname): LabelledSentence[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readLines(readFileSync(join(folder, file), 'utf8'), file));
}

function readLines(content: string, file: string): LabelledSentence[] {
  let group = file;
  return content.split('\n').flatMap((line) => {
    if (line.startsWith('=== ')) group = line.slice(4).trim();
    if (line.trim() === '' || line.startsWith('=== ') || line.startsWith('! ')) return [];
    return [aligned(group, piecesIn(line), false)];
  });
}

function piecesIn(line: string): WrittenPiece[] {
  return line.split(' | ').flatMap((piece) => {
    const label = piece.trimStart().slice(0, 1) as Label;
    if (!LABELS.includes(label)) throw new Error(`No label: ${piece} in ${line}`);
    const words = piece.trimStart().slice(2).trim();
    return words === '' ? [] : [{ label, words }];
  });
}

/** Copies of sentences in other words; see `varied.ts`. */
export function variedSentences(sentences: readonly LabelledSentence[]): LabelledSentence[] {
  const random = generator(7);
  return sentences.flatMap(({ group, line }, at) => {
    const next = sentences[at + 1];
    return varied(line, next?.group === group ? next.line : undefined, random).map((copy) =>
      aligned(group, copy, true),
    );
  });
}

/** Marks that stand close to the word before them. */
const close = /^[,;:.!?)\]…%]/u;

/** A line as its author wrote it, and where its pieces stand in it. */
function aligned(group: string, line: readonly WrittenPiece[], isCopy: boolean): LabelledSentence {
  let written = '';
  const spans: LabelledPiece[] = [];
  for (const { label, words } of line) {
    if (written !== '' && !close.test(words)) written += ' ';
    spans.push({ label, start: written.length, end: written.length + words.length });
    written += words;
  }
  const masked = maskSpan(read(written), { start: 0, end: written.length });
  if (restore(masked) !== written) throw new Error(`Not read as written: ${written}`);
  const text = withArrows(masked);
  const { tokens } = masked;
  const places = offsetsIn(text, tokens);
  const placeOf = (at: number): number => {
    const found = places.findIndex((place) => place >= at);
    return found < 0 ? text.length : found;
  };
  const pieces = spans.map(({ label, start, end }) => ({ label, start: placeOf(start), end: placeOf(end) }));
  return { group, line, isCopy, text, tokens, pieces };
}

/** The sign of the first protected part of a text (`mask.ts`). */
const FIRST_TOKEN = 0xe100;

/** Where each character of a masked text stands in the text as it was written. */
function offsetsIn(text: string, tokens: readonly string[]): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const char of text) {
    offsets.push(at);
    const place = char.charCodeAt(0) - FIRST_TOKEN;
    if (place >= 0 && place < tokens.length) at += tokens[place]?.length ?? 0;
    else if (char !== '\uE010' && char !== '\uE011') at += char.length;
    if (char.length > 1) offsets.push(at);
  }
  return offsets;
}

/** The label of a token that begins at `start`; null where it stands in none. */
export function labelAt(pieces: readonly LabelledPiece[], start: number): number | null {
  const piece = pieces.find((one) => start < one.end) ?? pieces.at(-1);
  return piece === undefined ? null : labelPlace(piece.label);
}
