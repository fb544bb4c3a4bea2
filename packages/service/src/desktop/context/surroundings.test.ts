import { expect, test } from 'vitest';
import { type RatedPiece, scoresAmongOthers } from './surroundings.ts';

const piece = (path: string, given: Partial<RatedPiece> = {}): RatedPiece => ({
  path,
  content: '',
  kind: 'source',
  size: 0,
  names: 0,
  fit: given.score ?? 0,
  score: 0,
  ...given,
});

test('a test that fits speaks for the source of its name', () => {
  const tests = piece('test/open-invoices.test.ts', { kind: 'test', fit: 10 });
  const [source, other] = scoresAmongOthers([piece('src/open-invoices.ts'), piece('src/mail.ts'), tests]);
  expect(source).toBeGreaterThan(other ?? 0);
  expect(other).toBe(0);
});

test('pieces that fit speak for the others of their folder', () => {
  const found = piece('src/invoices/open.ts', { score: 9 });
  const [near, far] = scoresAmongOthers([piece('src/invoices/paid.ts'), piece('src/mail/send.ts'), found]);
  expect(near).toBeGreaterThan(far ?? 0);
});

test('what others import comes before what nothing imports, but only where something fits', () => {
  const user = { content: "import { page } from './page'" };
  const [used, unused] = scoresAmongOthers([
    piece('page.ts'),
    piece('b/c.ts'),
    piece('a/a.ts', { ...user, score: 5 }),
  ]);
  expect(used).toBeGreaterThan(unused ?? 0);
  expect(scoresAmongOthers([piece('page.ts'), piece('a.ts', user)])).toEqual([0, 0]);
});

test('what imports a piece that fits comes before what imports another', () => {
  const found = piece('src/parse.ts', { score: 9 });
  const user = piece('src/a/one.ts', { content: "import { parse } from '../parse'" });
  const [near, far] = scoresAmongOthers([user, piece('src/b/two.ts'), found, piece('src/mail.ts')]);
  expect(near).toBeGreaterThan(far ?? 0);
});

test('of files that fit alike, in each of their pieces the one comes first that imports more of the project', () => {
  const user = { content: "import './parse';\nimport './mail';" };
  const [head, tail, none] = scoresAmongOthers([
    piece('a/all.ts', { ...user, score: 9 }),
    piece('a/all.ts', { score: 9 }),
    piece('b/none.ts', { score: 9 }),
    piece('c/parse.ts'),
    piece('c/mail.ts'),
  ]);
  expect(head).toBeGreaterThan(none ?? 0);
  expect(tail).toBeGreaterThan(none ?? 0);
});

test('what defines much comes before what defines little', () => {
  const pieces = [piece('a/small.ts', { names: 1 }), piece('b/large.ts', { names: 40 })];
  const [small, large] = scoresAmongOthers([...pieces, piece('c/found.ts', { score: 1 })]);
  expect(large).toBeGreaterThan(small ?? 0);
});

test('a large file comes before a small one, but not where nothing fits', () => {
  const sizes = [piece('a/small.ts', { size: 100 }), piece('b/large.ts', { size: 90_000 })];
  const [small, large] = scoresAmongOthers([...sizes, piece('c/found.ts', { score: 1 })]);
  expect(large).toBeGreaterThan(small ?? 0);
  expect(scoresAmongOthers(sizes)).toEqual([0, 0]);
});
