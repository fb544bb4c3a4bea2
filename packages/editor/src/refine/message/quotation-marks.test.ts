import { expect, it } from 'vitest';
import { withDoubleMarks } from './quotation-marks.ts';

it.each([
  ["use 'colony' instead of 'hive'", 'use "colony" instead of "hive"'],
  ['retitle it as ‘Timetable stream’', 'retitle it as "Timetable stream"'],
  ["the users' list isn't the editors' list", "the users' list isn't the editors' list"],
  ["replace `it's 'x'` with y", "replace `it's 'x'` with y"],
  ['say "the \'old\' one"', 'say "the \'old\' one"'],
])('%s', (said, read) => {
  expect(withDoubleMarks(said)).toBe(read);
});
