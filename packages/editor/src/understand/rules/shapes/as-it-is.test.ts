import { expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const kindOf = (said: string) =>
  understand(read(`Every ticket must have an owner.\n\n${said}`)).statements.at(-1)?.kind;

it.each([
  ['The old scorer has a hit rate of 71%.', 'context'],
  ['We get the readings from the vendor already.', 'context'],
  ['Walk-in guests have no record in the till though.', 'context'],
  ["If Maren is ill there's no list.", 'problem'],
  ["We don't want to buy a second server.", 'nonGoal'],
  ['Get rid of the old queue, nobody knows what it does.', 'requirement'],
])('tells what is from what has to be: %s', (said, kind) => {
  expect(kindOf(said)).toBe(kind);
});

it.each([
  'The old links must still work.',
  'Users who are signed in already must skip the form.',
  'If nothing is found, the page must say so.',
])('takes no demand for what is: %s', (said) => {
  expect(kindOf(said)).toBe('requirement');
});
