import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rough text that is measured. */
export interface Text {
  readonly name: string;
  readonly input: string;
}

const FOLDER = join(import.meta.dirname, '../../packages/service/tests/fixtures');

/** The texts the tests of the service use too, by name. */
export function readTexts(): Text[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.md'.length), input: readFileSync(join(FOLDER, file), 'utf8') }));
}

/** Not measured: loads dictionaries and compiled modules before the clock starts. */
export const WARM_UP = 'This sentence have a error, and `code` in it, so every dictionary gets loaded.';
