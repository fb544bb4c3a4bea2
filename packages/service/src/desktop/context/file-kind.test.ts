import { expect, test } from 'vitest';
import { fileKind, speakingName } from './file-kind.ts';

test.each([
  ['src/invoices/open.ts', 'source'],
  ['src/latest.ts', 'source'],
  ['src/contest/protest.go', 'source'],
  ['test/open.ts', 'test'],
  ['src/invoices/open.test.ts', 'test'],
  ['pkg/open_test.go', 'test'],
  ['app/test_open.py', 'test'],
  ['src/__tests__/open.js', 'test'],
  ['flask/testsuite/basic.py', 'test'],
  ['typings/open.test-d.ts', 'test'],
  ['mocha_test/open.js', 'test'],
  ['shop/testing/client.py', 'source'],
  ['shop/testing/test_client.py', 'test'],
  ['scripts/release.js', 'accompanying'],
  ['packages/shop-playground/src/cart.ts', 'demonstration'],
  ['demos/chat/server.py', 'demonstration'],
  ['demos/chat/README.md', 'accompanying'],
  ['src/site.ts', 'source'],
  ['docs/open.html', 'accompanying'],
  ['README.md', 'accompanying'],
  ['package.json', 'accompanying'],
  ['.github/workflows/ci.yml', 'accompanying'],
  ['vite.config.ts', 'accompanying'],
])('%s is %s', (path, kind) => {
  expect(fileKind(path)).toBe(kind);
});

test.each([
  ['src/invoices/index.ts', 'invoices'],
  ['flask/json/__init__.py', 'json'],
  ['index.ts', 'index'],
  ['src/open.page.ts', 'open.page'],
  ['.env', '.env'],
])('%s is known as %s', (path, name) => {
  expect(speakingName(path)).toBe(name);
});
