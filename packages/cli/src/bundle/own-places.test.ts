import { expect, test } from 'vitest';
import { withOwnPlaces } from './own-places.ts';

/** As a module in /app/packages/a is bundled for /app/cache/b. */
const placed = (code: string) =>
  withOwnPlaces(code, '/app/packages/a/own.ts', '/app/cache/b', (source) => `[${source}]`);

test('what a module asks about its own place is answered with that of its source', () => {
  expect(placed("readFileSync(new URL('./data.json', import.meta.url))")).toBe(
    "readFileSync(new URL('./data.json', new URL('../../packages/a/own.ts', import.meta.url).href))",
  );
  expect(placed('join(import.meta.dirname, import.meta.filename)')).toBe(
    "import { fileURLToPath as pathOfSource } from 'node:url';\n" +
      "join(pathOfSource(new URL('../../packages/a', import.meta.url)), " +
      "pathOfSource(new URL('../../packages/a/own.ts', import.meta.url)))",
  );
});

test('the address of another module is that of its bundled form', () => {
  expect(placed("new Worker(new URL('../thread.ts', import.meta.url))")).toBe(
    'new Worker(new URL([/app/packages/thread.ts]))',
  );
});

test('code that does not ask stays as it is', () => {
  expect(placed('import.meta.resolve(url)')).toBe('import.meta.resolve(url)');
});
