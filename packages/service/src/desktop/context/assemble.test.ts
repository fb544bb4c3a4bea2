import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assembleText } from './assemble.ts';
import { rankChunks, rankForRoom } from './rank.ts';

const filler = (words: string) => `${words}\n`.repeat(20);
const project = [
  { path: 'docs/invoices.md', content: filler('list open invoices of a customer') },
  { path: 'test/invoices.test.ts', content: filler('list open invoices'), symbols: ['listOpenInvoices'] },
  { path: 'src/mail/send.ts', content: filler('send mail to customer'), symbols: ['sendMail'] },
  { path: 'src/invoices/index.ts', content: filler('query rows'), symbols: ['listOpenInvoices'] },
  { path: 'src/http/serve.ts', content: filler('route'), symbols: ['Server', 'retryAfter'] },
];
const ranked = (query: string) => rankChunks(query, project).map((index) => project[index]?.path);

test('the source that defines what is asked for comes before its test and its document', () => {
  expect(ranked('fix: list open invoices')[0]).toBe('src/invoices/index.ts');
});

test('tests and documents come first when they are asked for', () => {
  expect(ranked('flaky test of open invoices')[0]).toBe('test/invoices.test.ts');
  expect(ranked('docs of open invoices')[0]).toBe('docs/invoices.md');
});

test('who asks for tests gets the source too, before the last of many tests', () => {
  const tests = Array.from({ length: 20 }, (_, index) => ({
    path: `test/invoices-${index}.test.ts`,
    content: filler('list open invoices test'),
    symbols: ['listOpenInvoices'],
  }));
  const source = { path: 'src/pages/render.ts', content: filler('open pages') };
  const order = rankChunks('flaky test of open invoices', [...tests, source]);
  expect(order[0]).toBe(0);
  expect(order.indexOf(tests.length)).toBeLessThan(tests.length);
});

test('a file whose pieces have all words of a query between them comes before those with one of the words', () => {
  const chunks = [
    { path: 'src/a.ts', content: 'open open' },
    { path: 'src/b.ts', content: 'customer customer' },
    { path: 'src/c.ts', content: 'open' },
    { path: 'src/c.ts', content: 'customer' },
  ];
  expect(chunks[rankChunks('open customer', chunks)[0] ?? 0]?.path).toBe('src/c.ts');
});

test('words with slips are found', () => {
  expect(ranked('lsit opne invocies')[0]).toBe('src/invoices/index.ts');
  expect(ranked('retryAftre')[0]).toBe('src/http/serve.ts');
});

test('a query that matches nothing puts source before tests before documents, else as sent', () => {
  const order = ['src/mail/send.ts', 'src/invoices/index.ts', 'src/http/serve.ts', 'test/invoices.test.ts'];
  expect(ranked('zzzz qqqq')).toEqual([...order, 'docs/invoices.md']);
  expect(ranked('the of and')).toEqual([...order, 'docs/invoices.md']);
});

test('a query in Japanese finds what speaks of it', () => {
  const chunks = [
    { path: 'a.ts', content: '// 顧客へメールを送信する' },
    { path: 'b.ts', content: '// 未払いの請求書を一覧表示する' },
  ];
  expect(rankChunks('請求書の一覧', chunks)[0]).toBe(1);
});

test('every chunk is ranked once, whatever the texts are', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const chunk = fc.record({ path: text, content: text, symbols: fc.array(text, { maxLength: 3 }) });
  fc.assert(
    fc.property(text, fc.array(chunk, { maxLength: 8 }), (query, chunks) => {
      const { order, offered } = rankForRoom(query, chunks);
      expect(offered.toSorted((one, other) => one - other)).toEqual([...chunks.keys()]);
      expect(order.toSorted((one, other) => one - other)).toEqual([...chunks.keys()]);
      expect(rankChunks(query, chunks)).toEqual(order);
    }),
  );
});

test('is done soon with hostile texts', () => {
  const content = `${'aA1_'.repeat(1_000)}${'é'.repeat(4_000)}`;
  const symbols = Array.from({ length: 100 }, (_, index) => `symbol${index}${'xY'.repeat(90)}`);
  const chunks = Array.from({ length: 60 }, (_, index) => ({ path: `a${index}.ts`, content, symbols }));
  expect(rankChunks('aB'.repeat(16_000), chunks)).toHaveLength(60);
});

test('of pieces that fit about as well the smaller is offered room first, and the most fitting still comes first', () => {
  const piece = (path: string, lines: number, names: number) => ({
    path,
    content: 'open invoices\n'.repeat(lines),
    symbols: Array.from({ length: names }, () => 'openInvoices'),
  });
  const chunks = [piece('src/large.ts', 400, 1), piece('src/small.ts', 40, 7), piece('src/mail.ts', 0, 0)];
  expect(rankForRoom('open invoices', chunks)).toMatchObject({ order: [0, 1, 2], offered: [1, 0, 2] });
});

test('a piece that finds no room is skipped, and a smaller one after it comes in', () => {
  const chunks = [
    { path: 'big.ts', content: `target ${'x '.repeat(200)}`, symbols: ['target'] },
    { path: 'small.ts', content: 'other target' },
  ];
  const { contextText, includedCount } = assembleText({ query: 'target', chunks, budget: 100 });
  expect(contextText).toBe('## small.ts\nother target\n');
  expect(includedCount).toBe(1);
});

test('without a query the pieces are taken as sent, and the last are dropped', () => {
  const chunks = ['a', 'b', 'c'].map((path) => ({ path, content: path.repeat(path === 'b' ? 90 : 10) }));
  expect(assembleText({ query: ' ', chunks, budget: 60 }).contextText).toBe(`## a\n${'a'.repeat(10)}\n`);
  expect(assembleText({ query: '', chunks, budget: 1_000 }).includedCount).toBe(3);
});

test('pieces of a file stand together in the order sent, the most fitting file first', () => {
  const chunks = [
    { path: 'a.ts', content: 'alpha' },
    { path: 'b.ts', content: 'beta one' },
    { path: 'a.ts', content: 'more' },
    { path: 'b.ts', content: 'beta beta two', symbols: ['beta'] },
  ];
  const { contextText } = assembleText({ query: 'beta', chunks, budget: 1_000 });
  expect(contextText).toBe(
    '## b.ts\nbeta one\n\n## b.ts\nbeta beta two\n\n## a.ts\nalpha\n\n## a.ts\nmore\n',
  );
});

test('the budget counts code points and is never passed, and each chosen piece is whole', () => {
  const content = fc.string({ unit: 'grapheme', maxLength: 40 });
  const chunk = fc.record({ path: fc.constantFrom('a', 'b/c.ts', 'ü'), content });
  const material = fc.record({
    query: fc.constantFrom('', 'a c', 'b'),
    chunks: fc.array(chunk, { minLength: 1, maxLength: 10 }),
    budget: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(material, (given) => {
      const { contextText, includedCount } = assembleText(given);
      expect([...contextText].length).toBeLessThanOrEqual(given.budget);
      const whole = given.chunks.filter(({ content: text }) => contextText.includes(text));
      expect(whole.length).toBeGreaterThanOrEqual(includedCount);
    }),
  );
});

test('secrets are left out and named, and a path cannot pass for something else', () => {
  const chunks = [
    { path: '.env', content: 'TOKEN=1' },
    { path: 'a\n## b', content: 'x' },
    { path: '.env', content: 'TOKEN=2' },
  ];
  const { contextText, excluded } = assembleText({ query: 'token', chunks, budget: 1_000 });
  expect(contextText).toBe('## a\uFFFD## b\nx\n');
  expect(excluded).toEqual({ count: 2, paths: ['.env'] });
});

test('of files that fit alike the one nearer the root comes first', () => {
  const chunks = ['src/a/b/c/open.ts', 'src/open.ts'].map((path) => ({
    path,
    content: '',
    symbols: ['open'],
  }));
  expect(rankChunks('fix open', chunks)).toEqual([1, 0]);
});
