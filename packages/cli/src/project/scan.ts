import { LIMITS } from '@faircopy/contract';
import { CommandError } from '../report/command-error.ts';
import type { Output } from '../report/output.ts';
import type { Manifest } from './changes.ts';
import { type FileStates, hashFiles } from './hash-files.ts';
import type { ProjectState } from './project-state.ts';
import { walk } from './walk.ts';

/** A project as it lies on the disk. */
export interface Scan {
  readonly files: FileStates;
  /** Files that are left out because they hold secrets. */
  readonly secrets: readonly string[];
  readonly unusable: readonly { readonly path: string; readonly reason: string }[];
  /** Absolute or relative, as the walk gave them. */
  readonly ignoredFolders: readonly string[];
  /** How many files had to be read. */
  readonly read: number;
}

/**
 * Lists and hashes a project, with a bar that shows how far it is, and remembers the hashes for the next time.
 *
 * @throws {CommandError} when it has more files than a service takes
 */
export async function scan(state: ProjectState, output: Pick<Output, 'progress'>): Promise<Scan> {
  const found = await walk(state.root);
  const most = LIMITS.manifestFiles.maximum;
  if (found.paths.length > most) throw tooMany(found.paths, most);
  const known = await state.readHashes();
  const bar = output.progress('Reading files', found.paths.length);
  const hashed = await hashFiles(state.root, found.paths, known, () => bar.advance(1)).finally(bar.end);
  if (hashed.read > 0 || hashed.files.size !== known.size) await state.writeHashes(hashed.files);
  return {
    files: hashed.files,
    secrets: found.secrets,
    unusable: [...found.unusable, ...hashed.unusable],
    ignoredFolders: found.ignoredFolders,
    read: hashed.read,
  };
}

export function manifestOf({ files }: Pick<Scan, 'files'>): Manifest {
  return new Map([...files].map(([path, { hash }]) => [path, hash]));
}

function tooMany(paths: readonly string[], most: number): CommandError {
  const folders = Map.groupBy(paths, (path) => (path.includes('/') ? `${path.split('/', 1)[0]}/` : '.'));
  const largest = [...folders].sort(([, one], [, other]) => other.length - one.length).slice(0, 3);
  const list = largest.map(([name, files]) => `${name} (${files.length.toLocaleString('en-US')})`).join(', ');
  return new CommandError(
    `There are ${paths.length.toLocaleString('en-US')} files, and a project has ${most.toLocaleString('en-US')} at most.`,
    {
      hint: `Name what is no part of it in a .faircopyignore file, written like a .gitignore, or take a folder below. Most lie in ${list}.`,
    },
  );
}
