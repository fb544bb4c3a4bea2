import { expect, test } from 'vitest';
import { askedTerms, findableTerms, termsOf, wordsOf } from './words.ts';

const found = (text: string) => wordsOf(text).flatMap(termsOf);

test.each([
  ['listOpenInvoices', ['list', 'open', 'invoic']],
  ['HTTPServer', ['http', 'server']],
  ['MAX_BODY_BYTES', ['max', 'bodi', 'byte']],
  ['src/invoices/open-page.ts', ['src', 'invoic', 'open', 'page', 'ts']],
  ['utf8Decoder2', ['utf', '8', 'decod', '2']],
  ['the pages of an invoice', ['page', 'invoic']],
  ['Größe ändern', ['größe', 'ändern']],
  ['請求書の一覧', ['請求', '求書', '書の', 'の一', '一覧']],
  ['ユーザー取得API', ['ユー', 'ーザ', 'ザー', 'ー取', '取得', 'api']],
  ['한', ['한']],
  ['', []],
])('%j is found by %j', (text, terms) => {
  expect(found(text)).toEqual(terms);
});

test('data that is no word is found by nothing', () => {
  expect(found('a'.repeat(5_000))).toEqual([]);
  expect(found('\ud800 😀 --- ')).toEqual([]);
});

test('an identifier is found by its parts and as a whole, an ordinary word by itself', () => {
  expect(wordsOf('listOpen max_rows').flatMap(findableTerms)).toEqual([
    'list',
    'open',
    '=listopen',
    'max',
    'row',
    '=max_rows',
  ]);
  expect(findableTerms('invoices')).toEqual(['invoic']);
});

test('a word of a query asks for an identifier of its letters too, unless it is short or is one already', () => {
  expect(['formdata', 'ids', 'openPage'].map(askedTerms)).toEqual([
    ['formdata', '=formdata'],
    ['id'],
    ['open', 'page', '=openpage'],
  ]);
});
