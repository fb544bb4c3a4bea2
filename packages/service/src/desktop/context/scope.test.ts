import { expect, test } from 'vitest';
import { rankChunks } from './rank.ts';
import { scopeOf } from './scope.ts';

test.each([
  ['fix(router): late answers', ['router']],
  ['feat(openInvoices, mail)!: send them', ['open', 'invoic', 'mail']],
  ['[router] late answers', ['router']],
  ['mail/send: wait longer', ['mail', 'send']],
  ['router is slow', []],
  ['the router: it is slow', []],
])('%s is about %j', (query, scope) => {
  expect([...scopeOf(query)]).toEqual(scope);
});

test('the part of the project named first counts for more than what is to be done there', () => {
  const chunks = [
    { path: 'src/timeout.ts', content: 'let a;', symbols: ['timeout'] },
    { path: 'src/router.ts', content: 'let b;', symbols: ['router'] },
  ];
  expect(rankChunks('timeout router', chunks)[0]).toBe(0);
  expect(rankChunks('fix(router): timeout', chunks)[0]).toBe(1);
});
