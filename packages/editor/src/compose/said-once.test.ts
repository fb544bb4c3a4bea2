import { expect, it } from 'vitest';
import { saidOnce } from './said-once.ts';

it('leaves out what was said word for word', () => {
  expect(saidOnce(['Parcels wait.', 'Owners pay.', 'Parcels wait!'])).toEqual([
    'Parcels wait.',
    'Owners pay.',
  ]);
  expect(saidOnce(['Owners must pay.', 'Owners must not pay.'])).toHaveLength(2);
});
