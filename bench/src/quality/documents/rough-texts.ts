import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../packages/editor/tests/rough');

/** The rough texts the composer is tried on, as pairs of name and text. */
export const ROUGH_TEXTS: readonly (readonly [name: string, text: string])[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => [file.slice(0, -'.md'.length), readFileSync(join(FOLDER, file), 'utf8')]);
