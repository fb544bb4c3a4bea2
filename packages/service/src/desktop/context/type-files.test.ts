import { expect, test } from 'vitest';
import { rankChunks } from './rank.ts';

const project = [
  { path: 'lib/reply.js', content: 'function send(payload) {}', symbols: ['send', 'payload'] },
  { path: 'types/reply.d.ts', content: 'export declare function send(body): void', symbols: ['send'] },
];

test.each([
  ['fix reply send payload', 'lib/reply.js'],
  ['fix typing of reply send payload', 'types/reply.d.ts'],
  ['better inference for reply send', 'types/reply.d.ts'],
])('%s is about %s', (query, path) => {
  expect(project[rankChunks(query, project)[0] ?? 0]?.path).toBe(path);
});
