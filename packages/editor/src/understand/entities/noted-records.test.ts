import { expect, it } from 'vitest';
import { notedRecords, whollyNoted } from './noted-records.ts';

const namesIn = (line: string) => notedRecords(line).map(({ name }) => name);

it('reads one thing a sentence, wherever it stands in the line', () => {
  expect(namesIn('Lane: number, max length. Waiting list entry: tram, wished date, position.')).toEqual([
    'Lane',
    'Waiting list entry',
  ]);
  expect(namesIn('object(inventory no, title, year). loan(borrower, start, end).')).toEqual([
    'object',
    'loan',
  ]);
  const [, second] = notedRecords('Raw data stays. Lane: number, max length. We keep it.');
  expect(second).toBeUndefined();
  expect(notedRecords('Raw data stays. Lane: number, max length. We keep it.')[0]).toEqual({
    name: 'Lane',
    list: 'number, max length',
    start: 16,
    end: 41,
  });
});

it('reads several things of one sentence that have their columns in brackets', () => {
  expect(
    namesIn('choir: members (name, phone), concerts (title, starts_at), rehearsals (reason, date)'),
  ).toEqual(['members', 'concerts', 'rehearsals']);
  expect(
    notedRecords(
      'members (name, phone), rehearsals (date, hall), attendance of member at rehearsal (yes/no)',
    )[2],
  ).toMatchObject({ name: 'attendance', list: 'member, rehearsal, attendance yes/no' });
});

it('takes brackets with values for values', () => {
  expect(namesIn('ticket: title, status (open, closed), priority (low, high)')).toEqual(['ticket']);
  expect(namesIn('tags (red, blue), sizes (small, large)')).toEqual([]);
});

it('names what each is of', () => {
  expect(notedRecords('Alarm rule per zone: kind, min, max')[0]).toMatchObject({
    name: 'Alarm rule',
    list: 'zone, kind, min, max',
  });
});

it('says of which things a sentence tells nothing but their fields', () => {
  expect(whollyNoted('Condition report: object, loan, text.')).toEqual(['Condition report']);
  expect(whollyNoted('Payments: a booking has one payment (amount, status).')).toEqual([]);
  expect(whollyNoted('members (name, phone), concerts (title, date), one record per member')).toEqual([]);
});
