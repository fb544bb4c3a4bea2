import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Path of a file that an installed package carries, whether or not the package exports it. */
function fileOf(name: string, file: string): string {
  const manifest =
    findPackageJSON(name, import.meta.url) ?? createRequire(import.meta.url).resolve(`${name}/package.json`);
  return join(dirname(manifest), file);
}

/** Text of a file of an installed package; `.gz` files are unpacked. */
export function readInstalled(name: string, file: string): string {
  const content = readFileSync(fileOf(name, file));
  return (file.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8');
}
