import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What says which bundle was made last. */
export const MANIFEST = 'bundle.json';

/**
 * The bundle that was made last.
 *
 * @param {string} cache where bundles are kept
 * @param {string} installation where the paths of sources begin
 * @returns {string | null} its folder; null where there is none, or a source has changed since
 */
export function freshBundle(cache, installation) {
  /** @type {import('./kept-bundle.ts').Kept} */
  let kept;
  try {
    kept = JSON.parse(readFileSync(join(cache, MANIFEST), 'utf8'));
  } catch {
    return null;
  }
  for (const [path, mark] of kept.sources) {
    if (markOf(join(installation, path)) !== mark) return null;
  }
  return join(cache, kept.folder);
}

/**
 * What changes with a file's content. A start asks for that of a thousand files, so it is what the file system knows of them; images
 * keep times in whole seconds.
 *
 * @param {string} path
 */
export function markOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? 'none' : `${stats.size} ${Math.floor(stats.mtimeMs / 1_000)}`;
}
