import { describe, expect, it } from 'vitest';
import { monthNamed } from '../contrasts/dates.ts';
import { shifted, shiftOf } from './dates.ts';

const moved = (date: string, days: number, months = 0, language = 'en') =>
  shifted(date, { days, months }, (month) => monthNamed(month, language));

describe('a date that is moved', () => {
  it.each([
    ['12 March', 7, '19 March'],
    ['March 28', 7, 'April 4'],
    ['2nd of June', -1, '1st of June'],
    ['28 Feb 2028', 2, '1 Mar 2028'],
    ['2026-12-29', 7, '2027-01-05'],
    ['03.04.', 14, '17.04.'],
  ])('is written as it stood: %s, %i days', (date, days, fresh) => {
    expect(moved(date, days)).toBe(fresh);
  });

  it('keeps the last day of a shorter month', () => {
    expect(moved('31 August', 0, 1)).toBe('30 September');
  });

  it('has its month in the language of the document', () => {
    expect(moved('28. April', 7, 0, 'de')).toBe('5. Mai');
  });

  it.each([
    ['27 February', 3],
    ['30 December', 7],
    ['end of March', 7],
    ['Friday', 7],
  ])('is not guessed where it hangs on what is not told: %s', (date, days) => {
    expect(moved(date, days)).toBeNull();
  });
});

describe('a span of time', () => {
  it.each([
    ['a', 'week', 7, 0],
    ['another two', 'weeks', 14, 0],
    ['10', 'days', 10, 0],
    ['zwei', 'Monate', 0, 2],
  ])('comes to days or months: %s %s', (count, unit, days, months) => {
    expect(shiftOf(count, unit, false)).toEqual({ days, months });
  });

  it('is none where it counts working days', () => {
    expect(shiftOf('two', 'working days', false)).toBeNull();
  });
});
