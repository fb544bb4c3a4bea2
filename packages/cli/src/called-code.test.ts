import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'called-code-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Text of a function stands in code that was compiled, and not in that of a module whose function was only read. */
it('keeps what was called, and of the rest only that it is there', () => {
  const functions = `function called() { return 'text of the called' + 1; }\nfunction other() { return 'text of the other' + 1; }`;
  writeFileSync(join(folder, 'module.mjs'), `${functions}\nexport { called, other };`);
  writeFileSync(join(folder, 'common.cjs'), `module.exports = 'text of a common module' + 1;`);
  const script = `
    import { keepCalledCode } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'called-code.ts')).href)};
    import { called } from './module.mjs';
    import './common.cjs';
    called();
    keepCalledCode(${JSON.stringify(join(folder, 'kept'))});`;
  writeFileSync(join(folder, 'script.mjs'), script);
  execFileSync(process.execPath, ['--expose-internals', '--no-warnings', join(folder, 'script.mjs')]);
  const kept = readdirSync(join(folder, 'kept'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
  expect(kept).toContain('text of the called');
  expect(kept).toContain('text of a common module');
  expect(kept).not.toContain('text of the other');
});
