import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS, pathFault } from '@faircopy/contract';
import { holdsSecrets } from '@faircopy/service/secret-files';
import { CommandError } from '../report/command-error.ts';
import { type IgnoreScope, isIgnored, rootScope, scopeIn } from './ignore-rules.ts';

/** What a folder holds that is a part of the project. Paths are relative to it and separated by `/`. */
export interface ProjectFiles {
  /** In the order of their paths. */
  readonly paths: string[];
  /** Files that hold secrets by their name, left out. */
  readonly secrets: string[];
  /** Files and folders whose names the service would refuse, or that cannot be read. */
  readonly unusable: { readonly path: string; readonly reason: string }[];
  /** Folders that are ignored as a whole. */
  readonly ignoredFolders: string[];
}

/** Finds the files of a project. Symbolic links are not followed, since they may lead out of it. */
export async function walk(root: string): Promise<ProjectFiles> {
  const found: ProjectFiles = { paths: [], secrets: [], unusable: [], ignoredFolders: [] };
  await walkFolder(root, '', await rootScope(root), found);
  found.paths.sort();
  return found;
}

async function walkFolder(
  root: string,
  path: string,
  above: IgnoreScope,
  found: ProjectFiles,
): Promise<void> {
  const entries = await entriesOf(join(root, path)).catch((error: NodeJS.ErrnoException) => {
    if (path === '') throw rootFault(root, error);
    found.unusable.push({ path, reason: `cannot be read (${error.code ?? error.message})` });
    return [];
  });
  const scope = await scopeIn(root, path, new Set(entries.map(({ name }) => name)), above);
  const folders: string[] = [];
  for (const entry of entries) {
    const own = path + entry.name;
    if (entry.isDirectory()) {
      if (isIgnored(scope, `${own}/`)) found.ignoredFolders.push(own);
      else folders.push(`${own}/`);
    } else if (entry.isFile() && !isIgnored(scope, own)) {
      sort(own, found);
    }
  }
  await Promise.all(folders.map((folder) => walkFolder(root, folder, scope, found)));
}

function rootFault(root: string, { code, message }: NodeJS.ErrnoException): CommandError {
  if (code === 'ENOENT') return new CommandError(`The folder ${root} is gone.`);
  return new CommandError(`${root} cannot be read (${code ?? message}).`);
}

function sort(path: string, found: ProjectFiles): void {
  if (holdsSecrets({ path, content: '' })) {
    found.secrets.push(path);
    return;
  }
  const reason = nameFault(path);
  if (reason === null) found.paths.push(path);
  else found.unusable.push({ path, reason });
}

function nameFault(path: string): string | null {
  // A name that is no Unicode is given with this sign in place of its bytes, and cannot be opened by it.
  if (path.includes('\uFFFD')) return 'has a name that is not Unicode';
  if (path.length > LIMITS.path.maximum) return `has a path of more than ${LIMITS.path.maximum} characters`;
  const fault = pathFault(path);
  return fault === null ? null : `has a path the service refuses: it ${fault}`;
}

function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true });
}
