import type { ManifestDelta } from '@faircopy/contract';

/** Hashes by path. */
export type Manifest = ReadonlyMap<string, string>;

/** What became of the files of a project. Each path stands in one place, in order. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  readonly deleted: readonly string[];
}

/** SHA-256 of nothing: empty files are all alike, and one is not another under a new name. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Tells how a manifest came of another one. A file of another name with the same content was renamed. */
export function changesBetween(before: Manifest, after: Manifest): Changes {
  const changed = [...after].filter(([path, hash]) => before.has(path) && before.get(path) !== hash);
  const gone = [...before].filter(([path]) => !after.has(path));
  const come = [...after].filter(([path]) => !before.has(path));
  const renamed = renamesAmong(gone, come);
  const froms = new Set(renamed.map(({ from }) => from));
  const tos = new Set(renamed.map(({ to }) => to));
  return {
    added: sorted(come.filter(([path]) => !tos.has(path))),
    changed: sorted(changed),
    renamed,
    deleted: sorted(gone.filter(([path]) => !froms.has(path))),
  };
}

/**
 * Adds what only the service knows: files it has not although it was sent them before, and files it has that this computer
 * never sent, as another device or a restored backup bring about.
 *
 * @param local what changed since the service last confirmed a manifest
 */
export function withDelta(
  local: Changes,
  { toUpload, toDelete }: Pick<ManifestDelta, 'toUpload' | 'toDelete'>,
): Changes {
  const told = new Set([...local.added, ...local.changed, ...local.renamed.map(({ to }) => to)]);
  const toldGone = new Set([...local.deleted, ...local.renamed.map(({ from }) => from)]);
  return {
    ...local,
    added: [...local.added, ...toUpload.filter((path) => !told.has(path))].sort(),
    deleted: [...local.deleted, ...toDelete.filter((path) => !toldGone.has(path))].sort(),
  };
}

export function countOf({ added, changed, renamed, deleted }: Changes): number {
  return added.length + changed.length + renamed.length + deleted.length;
}

type Entry = readonly [path: string, hash: string];

function renamesAmong(gone: readonly Entry[], come: readonly Entry[]): { from: string; to: string }[] {
  const sources = Map.groupBy(gone, ([, hash]) => hash);
  const renames: { from: string; to: string }[] = [];
  for (const [to, hash] of come) {
    const candidates = hash === EMPTY ? undefined : sources.get(hash);
    if (candidates === undefined || candidates.length === 0) continue;
    // Of several files with this content, the one that kept its name moved.
    const sameName = candidates.findIndex(([from]) => nameOf(from) === nameOf(to));
    const [source] = candidates.splice(Math.max(0, sameName), 1);
    if (source !== undefined) renames.push({ from: source[0], to });
  }
  return renames.sort((one, other) => (one.to < other.to ? -1 : 1));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function sorted(entries: readonly Entry[]): string[] {
  return entries.map(([path]) => path).sort();
}
