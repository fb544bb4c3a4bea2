import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** Where the code is that makes tables of the lists. */
const MAKERS = ['prepared', 'correct/spelling', 'correct/hunspell', 'read/language', 'read/tokens'];

let made: string | undefined;

/** What tables of installed lists depend on: the versions of all packages, and the code that makes the tables. */
export function listsKey(): string {
  made ??= make();
  return made;
}

function make(): string {
  const hash = createHash('sha1');
  for (const name of Object.keys(manifest.dependencies)) {
    const file = findPackageJSON(name, import.meta.url);
    if (file !== undefined) hash.update(readFileSync(file));
  }
  for (const folder of MAKERS) {
    const path = join(import.meta.dirname, '..', folder);
    for (const name of readdirSync(path).sort()) {
      if (!name.endsWith('.test.ts')) hash.update(readFileSync(join(path, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
