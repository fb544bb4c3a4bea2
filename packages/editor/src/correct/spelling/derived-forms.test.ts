import { expect, test } from 'vitest';
import { derivedFrom, surelyDerivedFrom } from './derived-forms.ts';

test.each([
  ['declaratively', 'declarative'],
  ['sanitization', 'sanitize'],
  ['bootstrappers', 'bootstrap'],
  ['replaceable', 'replace'],
  ['subnegotiations', 'negotiations'],
  ['prioritised', 'priority'],
])('%s may come from %s', (word, source) => {
  expect(derivedFrom(word)).toContain(source);
});

test('adjectives of what is done are sure', () => {
  expect(surelyDerivedFrom('reputational')).toContain('reputation');
  expect(surelyDerivedFrom('transitional')).toContain('transition');
});

test('what slips look like is not sure', () => {
  expect(surelyDerivedFrom('declaratively')).toContain('declarative');
  expect(surelyDerivedFrom('deconstructer')).toEqual([]);
});

test('a plural or a silent "e" before an ending makes no word', () => {
  expect(derivedFrom('topicsizer')).not.toContain('topics');
  expect(derivedFrom('unreplacable')).not.toContain('replace');
});
