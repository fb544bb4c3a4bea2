import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
 * Makes a folder of `cache` the bundle for all starts from now on, and removes what was made of other sources.
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
  const draft = join(cache, `${folder}.json`);
  writeFileSync(draft, JSON.stringify(kept));
  renameSync(draft, join(cache, MANIFEST));
  for (const name of readdirSync(cache)) {
    if (name.startsWith(PREFIX) && name !== folder) rmSync(join(cache, name), { recursive: true });
  }
}
