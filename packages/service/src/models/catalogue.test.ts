import { expect, test } from 'vitest';
import { fakeModel } from '../../tests/harness/fake-model.ts';
import { createCatalogue } from './catalogue.ts';

test('offers the embedded model without being told', () => {
  const embedded = { ...fakeModel({ id: 'faircopy-embedded' }), stages: ['translate'] as const };
  const catalogue = createCatalogue(embedded, []);
  expect(catalogue.list().map(({ id }) => id)).toEqual(['faircopy-embedded']);
  expect(catalogue.find('faircopy-embedded', 'translate')).toBe(embedded);
  expect(catalogue.find('faircopy-embedded', 'summarize')).toBeNull();
  expect(catalogue.find('gpt', 'translate')).toBeNull();
});

test('offers the models of the operator after it, in their order', () => {
  const managed = [fakeModel({ id: 'small' }), fakeModel({ id: 'big' })];
  const catalogue = createCatalogue(fakeModel({ id: 'faircopy-embedded' }), managed);
  expect(catalogue.list().map(({ id }) => id)).toEqual(['faircopy-embedded', 'small', 'big']);
  expect(catalogue.find('big', 'refine')).toBe(managed[1]);
});
