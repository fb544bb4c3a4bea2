import { expect, test } from 'vitest';
import { relatedTerms } from './related.ts';

const related = (asked: string[], vocabulary: string[]) =>
  Object.fromEntries(relatedTerms(new Set(asked), new Set(vocabulary)));

test('an abbreviation is related to what it abbreviates, and the other way round', () => {
  expect(related(['config'], ['configur', 'mail'])).toEqual({ configur: 'config' });
  expect(related(['params'], ['param'])).toEqual({ param: 'params' });
});

test('of several beginnings the longest is what a term is related to', () => {
  expect(related(['auth', 'author'], ['authoriz'])).toEqual({ authoriz: 'author' });
});

test('short beginnings, far endings and terms that are asked for anyway are left alone', () => {
  expect(related(['re', 'auth', 'open'], ['request', 'authentication', 'open'])).toEqual({});
});
