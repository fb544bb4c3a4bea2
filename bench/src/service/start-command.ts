import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** What `npm start` gives to `node`, so that what is measured is what people start. */
export function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start
    .split(' ')
    .slice(1)
    .map((part) => (part.endsWith('.js') ? join(ROOT, part) : part));
}
