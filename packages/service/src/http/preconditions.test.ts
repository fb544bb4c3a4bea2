import { expect, test } from 'vitest';
import { judgeConditions, rangeApplies } from './preconditions.ts';

const file = { etag: '"abc"', modified: new Date('2026-03-14T09:26:53Z') };
const same = 'Sat, 14 Mar 2026 09:26:53 GMT';
const before = 'Sat, 14 Mar 2026 09:26:52 GMT';

test.each([
  [{}, 'proceed'],
  [{ 'if-none-match': '"abc"' }, 'unchanged'],
  [{ 'if-none-match': 'W/"abc"' }, 'unchanged'],
  [{ 'if-none-match': '"x", "abc"' }, 'unchanged'],
  [{ 'if-none-match': '*' }, 'unchanged'],
  [{ 'if-none-match': '"x"', 'if-modified-since': same }, 'proceed'],
  [{ 'if-modified-since': same }, 'unchanged'],
  [{ 'if-modified-since': before }, 'proceed'],
  [{ 'if-modified-since': 'yesterday' }, 'proceed'],
  [{ 'if-match': '"abc"' }, 'proceed'],
  [{ 'if-match': '*' }, 'proceed'],
  [{ 'if-match': '"x"' }, 'failed'],
  [{ 'if-match': 'W/"abc"' }, 'failed'],
  [{ 'if-unmodified-since': before }, 'failed'],
  [{ 'if-unmodified-since': same }, 'proceed'],
  [{ 'if-match': '"x"', 'if-none-match': '"abc"' }, 'failed'],
])('%j: %s', (conditions, judgement) => {
  expect(judgeConditions(conditions, file)).toBe(judgement);
});

test.each([
  [undefined, true],
  ['"abc"', true],
  ['W/"abc"', false],
  ['"x"', false],
  [same, true],
  [before, false],
  ['yesterday', false],
])('a range asked for if the file is still %j applies: %s', (condition, applies) => {
  expect(rangeApplies({ 'if-range': condition }, file)).toBe(applies);
});
