import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Files with patterns, in the order in which a later one overrules an earlier. */
const IGNORE_FILES = ['.gitignore', '.faircopyignore'] as const;

/** What is no part of anybody's project; a `!` in an ignore file takes it back. */
const BUILT_IN = [
  '.git',
  '.hg',
  '.svn',
  'node_modules/',
  '__pycache__/',
  '.DS_Store',
  'Thumbs.db',
  '.faircopy-*',
];

/** Git tells capitals apart where the file system does. */
const OPTIONS = { ignorecase: process.platform === 'win32' || process.platform === 'darwin' };

/** Rules that hold in a folder and below it. Those of the folders above hold too, as far as these say nothing. */
export interface IgnoreScope {
  readonly rules: Ignore;
  /** Turns a path of the project into one that the rules understand. */
  ownPath(path: string): string;
  readonly above: IgnoreScope | null;
}

/**
 * Whether the innermost rule that says something of a path says that it is ignored.
 *
 * @param path relative to the project, separated by `/`; a folder's ends in `/`
 */
export function isIgnored(scope: IgnoreScope | null, path: string): boolean {
  for (let at = scope; at !== null; at = at.above) {
    const verdict = at.rules.test(at.ownPath(path));
    if (verdict.ignored) return true;
    if (verdict.unignored) return false;
  }
  return false;
}

/** The rules that hold at the root of a project: the built-in ones, and those of the Git repository it is a part of. */
export async function rootScope(root: string): Promise<IgnoreScope> {
  let scope: IgnoreScope = { rules: ignore(OPTIONS).add(BUILT_IN), ownPath: (path) => path, above: null };
  const repository = repositoryOf(root);
  if (repository === null) return scope;
  const excluded = await patternsOf(join(repository, '.git', 'info', 'exclude'));
  const prefixFrom = (folder: string) => {
    const way = relative(folder, root).replaceAll(sep, '/');
    return way === '' ? '' : `${way}/`;
  };
  const enter = (folder: string, patterns: string | null) => {
    if (patterns === null) return;
    const prefix = prefixFrom(folder);
    scope = { rules: ignore(OPTIONS).add(patterns), ownPath: (path) => prefix + path, above: scope };
  };
  enter(repository, excluded);
  const way = relative(repository, root).split(sep).filter(Boolean);
  for (const [depth] of way.entries()) {
    const folder = join(repository, ...way.slice(0, depth));
    enter(folder, await patternsIn(folder));
  }
  return scope;
}

/**
 * The rules in a folder of the project, given those above it.
 *
 * @param path of the folder in the project, empty or ending in `/`
 */
export async function scopeIn(
  root: string,
  path: string,
  names: ReadonlySet<string>,
  above: IgnoreScope,
): Promise<IgnoreScope> {
  if (!IGNORE_FILES.some((name) => names.has(name))) return above;
  const patterns = await patternsIn(join(root, path));
  if (patterns === null) return above;
  return { rules: ignore(OPTIONS).add(patterns), ownPath: (own) => own.slice(path.length), above };
}

async function patternsIn(folder: string): Promise<string | null> {
  const found = await Promise.all(IGNORE_FILES.map((name) => patternsOf(join(folder, name))));
  const patterns = found.filter((text) => text !== null);
  return patterns.length === 0 ? null : patterns.join('\n');
}

async function patternsOf(file: string): Promise<string | null> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? await readFile(file, 'utf8').catch(() => null) : null;
}

function repositoryOf(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return null;
  }
}
