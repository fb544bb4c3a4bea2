import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, markOf } from './fresh-bundle.js';

/** A bundle, as its manifest tells of it. */
export interface Kept {
  /** Its folder, beside the manifest. */
  readonly folder: string;
  /** What it was made of, from the installation on, each with its mark. */
  readonly sources: readonly (readonly [path: string, mark: string])[];
}

/** Bundles are named after their content. */
const PREFIX = 'bundle-';

/** The name of a bundle's folder. */
export const bundleFolder = (hash: string) => `${PREFIX}${hash}`;

/**
 * Makes a folder of `cache` the bundle for all starts from now on, and removes what was made of other sources, but for the bundle until
 * now: a service that was started with it still loads parts of it when they are asked for.
 *
 * @param sources what it was made of, from the installation on
 */
export function keepBundle(
  cache: string,
  installation: string,
  folder: string,
  sources: readonly string[],
): void {
  const kept: Kept = { folder, sources: sources.map((path) => [path, markOf(join(installation, path))]) };
  const untilNow = keptIn(cache);
  const draft = join(cache, `${folder}.json`);
  writeFileSync(draft, JSON.stringify(kept));
  renameSync(draft, join(cache, MANIFEST));
  for (const name of readdirSync(cache)) {
    if (name.startsWith(PREFIX) && name !== folder && name !== untilNow)
      rmSync(join(cache, name), { recursive: true });
  }
}

/** The folder of the bundle that a cache tells of; null where it tells of none. */
function keptIn(cache: string): string | null {
  try {
    const { folder }: Partial<Kept> = JSON.parse(readFileSync(join(cache, MANIFEST), 'utf8'));
    return folder ?? null;
  } catch {
    return null;
  }
}
