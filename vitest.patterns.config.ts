import { withCompactPatterns, withCompactRegExp } from '@faircopy/cli/compact-patterns';
import { defineConfig } from 'vitest/config';

/** `npm run test:patterns`: the tests of the editor with its patterns as the bundle has them, which have to match the same. */
const patternsOfBundle = {
  name: 'patterns of the bundle',
  enforce: 'post',
  transform: (code: string, id: string) =>
    /\/packages\/editor\/src\/.*(?<!\.test)\.ts$/.test(id)
      ? { code: withCompactRegExp(withCompactPatterns(code)), map: null }
      : null,
} as const;

export default defineConfig({
  plugins: [patternsOfBundle],
  test: {
    include: ['packages/editor/src/**/*.test.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
    // `packages/cli/src/serve/process-settings.ts` says why.
    execArgv: ['--no-memory-protection-keys'],
    isolate: false,
  },
});
