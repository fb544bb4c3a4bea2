import { sample } from '../random.ts';
import { git, readBlobs } from './git.ts';
import { type Change, changesOf } from './history.ts';
import { isReadable } from './kinds.ts';
import { type Piece, pieceOf } from './pieces.ts';

export interface Chunk extends Piece {
  readonly path: string;
}

/** A question about a repository, pieces of its files in no order, and the files that answer it. */
export interface Case {
  readonly query: string;
  readonly chunks: readonly Chunk[];
  readonly answers: ReadonlySet<string>;
}

const MOST_CHUNKS = 200;
/** Fewer make it too easy. */
const FEWEST_CHUNKS = 120;
/** Bytes; what is larger has been written by a program. */
const LARGEST_FILE = 200_000;

/** Up to `most` questions of the history of a repository. */
export function* casesOf(repository: string, most: number, random: () => number): Generator<Case> {
  const changes = changesOf(repository);
  let taken = 0;
  for (const change of sample(changes, changes.length, random)) {
    if (taken === most) return;
    const found = caseOf(repository, change, random);
    if (found === null) continue;
    taken += 1;
    yield found;
  }
}

/** Null where the repository was too small then. */
function caseOf(repository: string, change: Change, random: () => number): Case | null {
  const changed = new Set(change.changed);
  const files = filesAt(repository, change.parent);
  const others = files.filter(({ path }) => !changed.has(path));
  const chosen = [...files.filter(({ path }) => changed.has(path)), ...sample(others, MOST_CHUNKS, random)];
  const texts = readBlobs(
    repository,
    chosen.map(({ name }) => name),
  );
  const chunks: Chunk[] = [];
  const answers = new Set<string>();
  for (const [index, { path }] of chosen.entries()) {
    const piece = pieceOf(texts[index] ?? '');
    if (piece === null) continue;
    if (chunks.length === MOST_CHUNKS) break;
    if (changed.has(path)) answers.add(path);
    chunks.push({ path, ...piece });
  }
  if (answers.size === 0 || chunks.length < FEWEST_CHUNKS) return null;
  return { query: change.subject, chunks: sample(chunks, chunks.length, random), answers };
}

interface File {
  readonly path: string;
  /** What git calls its contents. */
  readonly name: string;
}

function filesAt(repository: string, commit: string): File[] {
  const listing = git(repository, ['ls-tree', '-r', '-l', '-z', commit]).toString('utf8');
  return listing.split('\0').flatMap((line) => {
    const match = /^100\d+ blob ([0-9a-f]+)\s+(\d+)\t(.*)$/s.exec(line);
    const [, name = '', size = '', path = ''] = match ?? [];
    return match !== null && Number(size) <= LARGEST_FILE && isReadable(path) ? [{ path, name }] : [];
  });
}
