import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../fixtures/', import.meta.url);

/** The rough texts the service is tried on, as pairs of name and text. */
export const FIXTURES: readonly (readonly [name: string, text: string])[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => [file.slice(0, -'.md'.length), readFileSync(new URL(file, FOLDER), 'utf8')]);
