import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const titleOf = (text: string) => understand(read(text)).title;

describe('a title that would be a sentence', () => {
  it.each([
    [
      'We run the ferry booking for the island. Passengers should book online. Max 40 cars per trip.',
      'Ferry booking for the island',
    ],
    ['We rent out scaffolding. Each part has a barcode. A worker scans the parts.', 'Scaffolding rental'],
    ['Our orchard sells apples by pre-order. A slot holds 6 customers.', 'Apples by pre-order'],
    [
      'We decided to go with Postgres instead of Mongo because the reports need joins. Migrate the readings first.',
      'Postgres instead of Mongo',
    ],
    [
      'Tower crane inspections are recorded in a notebook. An inspector scans the code. Records must be kept 10 years.',
      'Tower crane inspections',
    ],
  ])('names the matter of "%s"', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it.each([
    [
      'We keep it for 7 years. Discounts must never be added up. The best discount must win.',
      /^Discounts must/u,
    ],
    ['The export crashes when a name has an umlaut. It must not crash.', /crash/iu],
  ])('stays where nothing names the matter: %s', (text, title) => {
    expect(titleOf(text)).toMatch(title);
  });
});
