import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const fieldsOf = (text: string, name: string) =>
  understand(read(text)).entities.find((one) => one.name === name)?.fields ?? [];

it('reads fields that sentences tell of one thing beside any list', () => {
  const text =
    'A kayak has a colour and a length in metres. The purchase price of the kayak is confidential. Kayak hull numbers are unique. A rental needs renter, kayak, start date and deposit. Renters bring the kayak back. The renter pays in cash. The mobile number of the renter is required for reminders.';
  expect(fieldsOf(text, 'kayak').map(({ name }) => name)).toEqual([
    'colour',
    'length',
    'purchase_price',
    'hull_number',
  ]);
  expect(fieldsOf(text, 'kayak').find(({ name }) => name === 'purchase_price')?.isPersonal).toBe(true);
  expect(fieldsOf(text, 'kayak').find(({ name }) => name === 'hull_number')?.isUnique).toBe(true);
  expect(fieldsOf(text, 'renter').map(({ name, isNullable }) => [name, isNullable])).toEqual([
    ['mobile_number', false],
  ]);
});

it('takes what a value is unique within for a thing of its own', () => {
  const text = 'A desk has a code, a floor and a window side. The desk code is unique per building.';
  expect(fieldsOf(text, 'desk').map(({ name, references }) => [name, references])).toEqual([
    ['code', null],
    ['floor', null],
    ['window_side', null],
    ['building_id', 'building'],
  ]);
});

it('adds nothing to what is no thing of the data', () => {
  const names = understand(
    read('A kayak has a colour and a length. The opening time of the office is stored.'),
  ).entities.map(({ name }) => name);
  expect(names).toEqual(['kayak']);
});
