import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublicEntries, publicEntries } from './resolve.ts';
import { type SourceFile, sourceFile } from './source-file.ts';

/** A text file of any kind: code, configuration, documentation, the lock file. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Everything the checks look at. Checks never touch the disk, so a test can hand them a tree of its own. */
export interface Repository {
  readonly files: readonly TextFile[];
  readonly sources: readonly SourceFile[];
  readonly entries: PublicEntries;
}

const SKIPPED = new Set(['node_modules', '.git', 'coverage', 'data', '.DS_Store']);
const LARGEST_BYTES = 4 * 1024 * 1024;

/** Reads the repository at `root`; files with a NUL byte are binary and left out. */
export function readRepository(root: string): Repository {
  const files: TextFile[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      if (!entry.isFile()) continue;
      const bytes = readFileSync(join(root, path));
      if (bytes.length <= LARGEST_BYTES && !bytes.includes(0)) files.push({ path, text: bytes.toString() });
    }
  };
  walk('');
  return repositoryOf(files);
}

/** A repository made of the given files; the TypeScript ones are parsed. */
export function repositoryOf(files: readonly TextFile[]): Repository {
  const sources = files.filter((file) => file.path.endsWith('.ts') && !file.path.endsWith('.d.ts'));
  return {
    files,
    sources: sources.map((file) => sourceFile(file.path, file.text)),
    entries: publicEntries(files),
  };
}
