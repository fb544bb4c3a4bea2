import { describe, expect, it } from 'vitest';
import { namePlaceOf } from './name-place.ts';

const KNOWN = new Set(
  'of them timed out the and we report import slow errors in from is on every morning works'.split(' '),
);

function placeOf(marked: string): string {
  const [before = '', word = '', after = ''] = marked.split('|');
  return namePlaceOf(
    before + word + after,
    before.length,
    before.length + word.length,
    (one) => !KNOWN.has(one),
  );
}

describe('namePlaceOf', () => {
  it.each([
    'customer |lyra| complained about the export',
    'our biggest customer, |lyra|, pays by invoice',
    'the old box called |lyra| still serves images',
    'someone from |lyra| called',
    'i think |lyra| said so',
    '|lyra| (our erp) sends prices',
    'two of them timed out (|lyra| and globex)',
    'tenants: |lyra|, globex, initech',
    'ssh into |lyra| and restart it',
  ])('is sure of %s', (marked) => {
    expect(placeOf(marked)).toBe('sure');
  });

  it.each([
    'we get the files from |lyra| every morning',
    '|lyra| is down again',
    'the |lyra| adapter is slow',
    'moved the job to |lyra|, works fine',
  ])('takes %s for likely', (marked) => {
    expect(placeOf(marked)).toBe('likely');
  });

  it.each([
    'the customer |adress| is wrong',
    'we get the files from |exteranl| systems',
    'we need to |deply| the service',
    'the |databse| is slow',
    'somebody asked about |lyra| yesterday',
  ])('sees nothing in %s', (marked) => {
    expect(placeOf(marked)).toBe('none');
  });
});
