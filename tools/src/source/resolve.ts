import { posix } from 'node:path';

const OWN_PACKAGE = /^@faircopy\/([a-z-]+)/;

/** The public entries of our packages: specifier, such as `@faircopy/service/settings`, to the file it leads to. */
export type PublicEntries = ReadonlyMap<string, string>;

/**
 * Where an import leads: a file of the repository, a package of ours by its name, or something from outside.
 * `path` is null where the package exports no such entry.
 */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string; readonly path: string | null }
  | { readonly kind: 'outside'; readonly name: string };

/** Reads the `exports` of the packages; they map each subpath to one file. */
export function publicEntries(
  files: readonly { readonly path: string; readonly text: string }[],
): PublicEntries {
  const manifests = files.filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path));
  const entries = manifests.flatMap(({ path, text }) => {
    const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(text);
    return Object.entries(exports).map(
      ([subpath, file]) => [posix.join(name, subpath), posix.join(posix.dirname(path), file)] as const,
    );
  });
  return new Map(entries);
}

/** Resolves `specifier` as written in the file `from`. */
export function resolve(from: string, specifier: string, entries: PublicEntries): Target {
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(from), specifier) };
  }
  const own = OWN_PACKAGE.exec(specifier)?.[1];
  if (own === undefined) return { kind: 'outside', name: specifier };
  return { kind: 'package', name: own, path: entries.get(specifier) ?? null };
}

/** The name of the workspace package a file belongs to, or null for files outside `packages/`. */
export function packageOf(path: string): string | null {
  return /^packages\/([^/]+)\//.exec(path)?.[1] ?? null;
}
