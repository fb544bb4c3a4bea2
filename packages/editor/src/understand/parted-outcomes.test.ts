import { expect, it } from 'vitest';
import { pairOfOutcomes } from './parted-outcomes.ts';

it.each([
  [
    'It should return 200 while a job is running and 503 if the queue connection is gone',
    'It should return 200 while a job is running',
    'It should return 503 if the queue connection is gone',
    '503 if the queue connection is gone',
  ],
  [
    'The command exits with 0 if all files are fine, and 3 otherwise',
    'The command exits with 0 if all files are fine',
    'The command exits with 3 otherwise',
    '3 otherwise',
  ],
  [
    'answer 404 when the report is gone and 403 when it is of somebody else',
    'answer 404 when the report is gone',
    'answer 403 when it is of somebody else',
    '403 when it is of somebody else',
  ],
])('parts two answers: %s', (text, first, second, typed) => {
  expect(pairOfOutcomes(text)).toEqual({ first, second, typed });
});

it.each([
  ['It should return 200 while a job is running and the queue is there', 'one answer, two cases'],
  ['Return 200 and 503', 'no case'],
  ['Retry if it fails and log it if it fails again', 'no answers'],
  ['It returns 200 if 5 jobs run and 3 wait', 'no case of its own'],
])('leaves it whole: %s (%s)', (text) => {
  expect(pairOfOutcomes(text)).toBeNull();
});
