import { expect, test } from 'vitest';
import { definedNames } from './defined-names.ts';

test.each([
  ['export async function listInvoices(page) {}', ['listInvoices']],
  ['export default class InvoicePage extends Page {', ['InvoicePage']],
  ['export const MOST_ROWS = 50;\n  const inner = 1;', ['MOST_ROWS']],
  ['  private async readRows<T>(page: Page): Promise<T> {\n    if (page) {', ['readRows']],
  ['Invoice.prototype.total = function () {', ['total']],
  ['class Invoice:\n    async def read_rows(self):', ['Invoice', 'read_rows']],
  ['func (p *Page) ListRows(n int) error {', ['ListRows']],
  ['pub(crate) fn list_rows() {}\npub struct Page;', ['list_rows', 'Page']],
  ['public static final class Größe {', ['Größe']],
  ['The class of a function is what matters.', []],
])('%j defines %j', (content, names) => {
  expect(definedNames(content)).toEqual(names);
});

test('texts made to be slow are read at once', () => {
  for (const part of ['export ', ' ', 'a.', 'x(', '<', 'class ', '\n  f(', 'public ', 'ä']) {
    expect(definedNames(part.repeat(8_192 / part.length)).length).toBeLessThanOrEqual(100);
  }
});
