import { expect, it } from 'vitest';
import type { Kind } from '../statement.ts';
import { withoutWhoOrWhen } from './who-and-when.ts';

const kindOf = (kind: Kind, prose: string, isImperative = false) =>
  withoutWhoOrWhen(kind, { prose, text: prose, isImperative, language: 'en' });

it('makes nobody the owner of what names nobody', () => {
  expect(kindOf('owner', 'Both can live side by side in the meantime.')).toBe('context');
});

it.each([
  'Fritjof for the dashboards.',
  'Both teams pay for it.',
  'Retest is done by the same firm.',
  'For contract data.',
  'The switch is mine.',
  'The rest is with Odalys.',
  'Eng: data platform.',
])('leaves it where somebody may be meant: %s', (prose) => {
  expect(kindOf('owner', prose)).toBeNull();
});

it('makes no date of what names no time, and what is ordered is a demand', () => {
  expect(kindOf('schedule', 'Shard the tests in 4, the runner supports it.', true)).toBe('requirement');
  expect(kindOf('schedule', 'Nobody minds the order.')).toBe('context');
});

it.each([
  'We close the books always at the tenth.',
  'Not before Easter.',
  'On 3/4.',
  'We think it is four afternoons.',
])('keeps a date: %s', (prose) => {
  expect(kindOf('schedule', prose)).toBeNull();
});
