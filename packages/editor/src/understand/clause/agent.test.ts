import { expect, it } from 'vitest';
import { activeOf } from './agent.ts';

it.each([
  ['Orders can be cancelled by the customer', 'the customer', 'cancel orders'],
  [
    'Sessions can be stopped by the driver or by the site operator',
    'the driver or the site operator',
    'stop sessions',
  ],
  [
    'Lost copies are written off by the librarian, with the price',
    'the librarian',
    'write off lost copies, with the price',
  ],
])('says who does what a sentence has done (%s)', (clause, subject, action) => {
  expect(activeOf(clause)).toMatchObject({ subject, action });
});

it('knows whom alone a sentence lets do it', () => {
  expect(activeOf('Severity can only be lowered by a senior inspector')).toBeNull();
  expect(activeOf('Grades can only be changed by the exam office')).toMatchObject({ isOnly: true });
});

it('takes no machine and no means for somebody', () => {
  expect(activeOf('Jobs are picked up by the scheduler')).toBeNull();
  expect(activeOf('Prices are raised by 10 %')).toBeNull();
});
