import { describe, expect, it } from 'vitest';
import { hintOf } from './hints.ts';

describe('what a heading names', () => {
  it.each([
    ['Termine', 'schedule'],
    ['Liefertermine', 'schedule'],
    ['Projektziele', 'goal'],
    ['Qualitätsanforderungen', 'requirement'],
    ['Rollout plan', 'rollout'],
    ['Risks identified so far', 'risk'],
    ['Alternatives we looked at', 'alternative'],
    ['Options', 'alternative'],
    ['But du projet', 'goal'],
    ['Time', 'schedule'],
  ])('is its head: %s', (heading, kind) => {
    expect(hintOf(heading)).toBe(kind);
  });

  it.each([
    ['Terminbuchung Werkstatt', 'a part of a word'],
    ['Anfragen der Kunden', 'another word that ends the same'],
    ['Time sheets', 'a noun that tells which sheets'],
    ['Milestone editor', 'a noun that tells which editor'],
    ['Dashboard widgets', 'a noun that tells which widgets'],
    ['Sprint planning notes 3 Feb', 'a meeting'],
    ['Nice but expensive', 'a word of another language'],
  ])('is not %s: %s', (heading) => {
    expect(hintOf(heading)).toBeNull();
  });
});

it('names nothing by an address', () => {
  expect(hintOf('Plan for v8: https://example.com/org/issues/445')).toBeNull();
});
