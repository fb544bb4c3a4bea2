import { expect, it } from 'vitest';
import { readField } from './field.ts';

it('takes a noun behind a noun for the rest of its name, and a type for a type', () => {
  const read = (line: string) => [readField(line)?.name, readField(line)?.type];
  expect(read('tax number')).toEqual(['tax_number', null]);
  expect(read('order ID optional')).toEqual(['order_id', null]);
  expect(read('Return date')).toEqual(['return_date', null]);
  expect(read('weight number')).toEqual(['weight', 'number']);
  expect(read('joined_at date')).toEqual(['joined_at', 'date']);
  expect(read('birth: date')).toEqual(['birth', 'date']);
});

it('reads values between pipes, with and without brackets', () => {
  expect(readField('phase (draft|sent | paid)')?.values).toEqual(['draft', 'sent', 'paid']);
  expect(readField('phase: draft | sent')?.values).toEqual(['draft', 'sent']);
});
