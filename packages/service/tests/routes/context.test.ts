import { expect, test } from 'vitest';
import { billing, startDesk } from '../harness/desk.ts';

const INJECT = '/context/inject';
const { projectId } = billing;
const chunk = { path: 'src/invoices/open.ts', content: 'export {};', symbols: ['listOpenInvoices'] };

test('a context is made of a project that is registered', async () => {
  const { desk } = await startDesk();
  const body = { projectId, query: 'open invoices', chunks: [{ path: '.env', content: 'A=1' }, chunk] };
  expect((await desk(INJECT, { body })).status).toBe(404);
  await desk('/projects', { body: billing });
  const made = await desk(INJECT, { body });
  expect([made.status, made.body.data]).toEqual([
    200,
    {
      contextId: expect.stringMatching(/^ctx_/),
      contextText: '## src/invoices/open.ts\nexport {};\n',
      tokenEstimate: expect.any(Number),
      chunkCount: 2,
      includedCount: 1,
      excluded: { count: 1, paths: ['.env'] },
    },
  ]);
});

test.each([
  ['A', 50, 32_000],
  ['B', 200, 150_000],
])('revision %s takes %i chunks and gives %i characters', async (revision, most, budget) => {
  const { desk } = await startDesk({ FAIRCOPY_REVISION: revision });
  await desk('/projects', { body: billing });
  const chunks = Array.from({ length: most }, (_, index) => ({
    path: `${index}.ts`,
    content: '🦊'.repeat(8_192),
  }));
  const full = await desk(INJECT, { body: { projectId, chunks } });
  expect(full.status).toBe(200);
  const { contextText, includedCount } = full.body.data as unknown as {
    contextText: string;
    includedCount: number;
  };
  expect([...contextText].length).toBeLessThanOrEqual(budget);
  expect(includedCount).toBe(Math.floor(budget / 8_203));
  const more = await desk(INJECT, { body: { projectId, chunks: [...chunks, chunk] } });
  expect(more.status).toBe(400);
});

test.each([
  ['no chunks', { chunks: [] }],
  ['a path that leads elsewhere', { chunks: [{ ...chunk, path: '../a' }] }],
  ['a piece that is too long', { chunks: [{ ...chunk, content: 'x'.repeat(8_193) }] }],
  ['too many symbols', { chunks: [{ ...chunk, symbols: Array(101).fill('x') }] }],
  ['an unknown property', { chunks: [chunk], format: 'RFC' }],
])('%s is refused', async (_what, body) => {
  const { desk } = await startDesk();
  await desk('/projects', { body: billing });
  expect((await desk(INJECT, { body: { projectId, ...body } })).status).toBe(400);
});
