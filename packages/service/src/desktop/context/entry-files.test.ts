import { expect, test } from 'vitest';
import { rankChunks } from './rank.ts';

const project = [
  { path: 'src/page/render.ts', content: 'function render(page) {}', symbols: ['renderPage'] },
  { path: 'src/page/index.ts', content: "export { other } from './other'", symbols: [] },
];

test.each([
  ['fix page', 'src/page/render.ts'],
  ['export page', 'src/page/index.ts'],
])('%s is about %s', (query, path) => {
  expect(project[rankChunks(query, project)[0] ?? 0]?.path).toBe(path);
});
