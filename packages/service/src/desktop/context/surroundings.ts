import type { FileKind } from './file-kind.ts';
import { speakingName } from './file-kind.ts';
import { importsAmong } from './imports.ts';

/** A piece, what its file is for, and how well its own words fit. */
export interface RatedPiece {
  readonly path: string;
  readonly content: string;
  readonly kind: FileKind;
  /** Characters of its file. */
  readonly size: number;
  /** How many names it defines. */
  readonly names: number;
  /** Before and after files that accompany the source are put back; not negative. */
  readonly fit: number;
  readonly score: number;
}

/** Figures measured on the histories of projects, see `npm run quality -- ranking`. */
const OF_TEST = 0.15;
const OF_FOLDER = 0.1;
const OF_IMPORTED = 0.1;
const OF_IMPORTERS = 0.03;
/**
 * Not shares of what fits: the less a query says of the code, the more it counts that large files, and those that define
 * much, are changed more often than others, whatever is asked.
 */
const OF_SIZE = 5;
const OF_NAMES = 2.5;
const MIDDLING = 1_000;
/** Of files that fit alike, one that brings many others together is changed more often. */
const NEEDS_POWER = 0.05;
/** Pieces of a folder that speak for it. */
const SPEAKERS = 3;

const TEST_AFFIX = /^test[_-]|[._-](?:tests?|test-d|spec)$/g;

/**
 * Scores of pieces with what their surroundings say of them, where anything fits at all. A test that fits speaks for the source of
 * its name, pieces that fit for their folder and for those that import them; what much of the project imports, what imports
 * many of its files, and what is large, is changed with many things.
 */
export function scoresAmongOthers(pieces: readonly RatedPiece[]): number[] {
  const most = pieces.reduce((greatest, { score }) => Math.max(greatest, score), 0);
  if (pieces.every(({ fit }) => fit === 0)) return pieces.map(() => 0);
  const tests = fitOfTests(pieces);
  const folders = fitOfFolders(pieces);
  const imports = importsAmong(pieces);
  const importers = countsOf(imports.flat());
  const needs = filesNeeded(pieces, imports);
  return pieces.map(({ path, kind, size, names, score }, index) => {
    const ofFolder = OF_FOLDER * (folders.get(folderOf(path)) ?? 0);
    if (kind !== 'source' && kind !== 'demonstration') return score + ofFolder;
    const ofTest = OF_TEST * (tests.get(testedName(path)) ?? 0);
    const imported = imports[index] ?? [];
    const ofImported = OF_IMPORTED * Math.max(0, ...imported.map((place) => pieces[place]?.score ?? 0));
    const ofImporters = most * OF_IMPORTERS * Math.log1p(importers.get(index) ?? 0);
    const ofExtent = OF_SIZE * Math.log1p(size / MIDDLING) + OF_NAMES * Math.log1p(names);
    const needed = needs.get(path)?.size ?? 0;
    const sum = score + ofFolder + ofTest + ofImported + ofImporters + ofExtent;
    return sum * (1 + needed) ** NEEDS_POWER;
  });
}

/** The files that each file imports, from whichever of its pieces. */
function filesNeeded(
  pieces: readonly RatedPiece[],
  imports: readonly (readonly number[])[],
): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const [index, { path }] of pieces.entries()) {
    const own = needed.get(path) ?? new Set();
    for (const place of imports[index] ?? []) own.add(pieces[place]?.path ?? '');
    needed.set(path, own);
  }
  return needed;
}

function countsOf(places: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/** The best fit of a test, by the name of what it tests. */
function fitOfTests(pieces: readonly RatedPiece[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { path, kind, fit } of pieces) {
    if (kind === 'test') best.set(testedName(path), Math.max(best.get(testedName(path)) ?? 0, fit));
  }
  return best;
}

/** The mean of the best pieces of each folder; a folder with fewer has less to say. */
function fitOfFolders(pieces: readonly RatedPiece[]): Map<string, number> {
  const byFolder = Map.groupBy(pieces, ({ path }) => folderOf(path));
  return new Map([...byFolder].map(([folder, own]) => [folder, meanOfBest(own)]));
}

function meanOfBest(pieces: readonly RatedPiece[]): number {
  const best = pieces.map(({ score }) => score).sort((one, other) => other - one);
  return best.slice(0, SPEAKERS).reduce((sum, score) => sum + score, 0) / SPEAKERS;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The name that a test and its source have in common. */
function testedName(path: string): string {
  return speakingName(path).toLowerCase().replace(TEST_AFFIX, '');
}
