import { realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { type AssembledContext, type ContextChunk, LIMITS } from '@faircopy/contract';
import type { CommandContext } from '../command-context.ts';
import { openProject, type Project } from '../project/project.ts';
import { shortened } from '../project/report-sync.ts';
import { walk } from '../project/walk.ts';
import { CommandError } from '../report/command-error.ts';
import type { Output } from '../report/output.ts';
import type { CallerParts } from '../sign-in/callers.ts';
import { choosePieces } from './choose-pieces.ts';
import { readContextLimits } from './published-limits.ts';
import { createSymbolFinder } from './symbols.ts';
import { readTextFiles } from './text-files.ts';

export interface ContextWish {
  readonly folder: string;
  /** What the context is for; only as much of it as the service takes is used. */
  readonly query: string;
  /** `workspaceContext`: it must fit into that field, which in one revision is shorter than a context. */
  readonly use: 'context' | 'workspaceContext';
  readonly output: Output;
  readonly project?: string;
  /** A file, wherever it is, that is left out. */
  readonly without?: string;
}

/**
 * Chooses pieces of the project in a folder and lets the service assemble them.
 *
 * @throws {CommandError} when there is nothing to choose from
 */
export async function contextFor(
  _context: CommandContext,
  parts: CallerParts,
  wish: ContextWish,
): Promise<AssembledContext> {
  const project = await openProject(
    parts,
    wish.folder,
    wish.project === undefined ? {} : { project: wish.project },
  );
  const limits = await readContextLimits(parts);
  const { root } = project.state;
  const { paths: found, secrets } = await walk(root);
  const paths = await withoutFile(root, found, wish.without);
  if (secrets.length > 0) wish.output.say(`Left out because they hold secrets: ${shortened(secrets)}`);
  const bar = wish.output.progress('Reading files', paths.length);
  const files = await readTextFiles(root, paths, () => bar.advance(1)).finally(bar.end);
  if (files.length === 0)
    throw new CommandError(`There are no ${wish.without === undefined ? '' : 'other '}texts in ${root}.`);
  const query = [...wish.query].slice(0, LIMITS.contextQuery.maximum).join('');
  const { pieces, speaksOfIt } = await choosePieces(files, query, limits.chunks, await createSymbolFinder());
  if (!speaksOfIt)
    wish.output.warn(
      `no text in ${root} speaks of this; what the project does comes before what is said of it`,
    );
  return await assemble(
    project,
    query,
    pieces,
    wish.use === 'context' ? Number.POSITIVE_INFINITY : limits.workspaceContext,
  );
}

async function withoutFile(
  root: string,
  paths: readonly string[],
  file: string | undefined,
): Promise<readonly string[]> {
  if (file === undefined) return paths;
  const place = relative(await realpath(root), await realpath(file)).replaceAll(sep, '/');
  return paths.filter((path) => path !== place);
}

/** Sends the pieces, fewer of them as long as the context is longer than it may be. */
async function assemble(
  project: Project,
  query: string,
  pieces: readonly ContextChunk[],
  longest: number,
): Promise<AssembledContext> {
  for (let chunks = fitting(pieces, longest); ; chunks = chunks.slice(0, -1)) {
    if (chunks.length === 0)
      throw new CommandError('No piece of the project is short enough for the context.');
    const body = { query, chunks: inFileOrder(chunks) };
    const assembled = (await project.ask('/api/v1/desktop/context/inject', body)) as AssembledContext;
    if ([...assembled.contextText].length <= longest) return assembled;
  }
}

/** What stands around a piece: the signs of its header, and the line between two. */
const AROUND_PIECE = 6;

/** The best pieces that fit together; one that finds no room is passed over. */
function fitting(pieces: readonly ContextChunk[], longest: number): readonly ContextChunk[] {
  let room = longest;
  return pieces.filter(({ path, content }) => {
    const length = path.length + content.length + AROUND_PIECE;
    if (length > room) return false;
    room -= length;
    return true;
  });
}

/** Pieces of a file one after the other, as the service keeps the order of those it is sent. */
function inFileOrder(pieces: readonly ContextChunk[]): ContextChunk[] {
  return [...Map.groupBy(pieces, ({ path }) => path).values()].flat();
}
