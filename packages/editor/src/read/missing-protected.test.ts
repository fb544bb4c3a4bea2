import { expect, it, test } from 'vitest';
import { missingProtected } from './missing-protected.ts';

it('misses what is nowhere whole, and no arrow that words say as well', () => {
  const missing = missingProtected('Level > 5 m -> call `pump_off`', 'Above 15 m, the operator is called.');
  expect(missing.map(({ text }) => text)).toContain('`pump_off`');
  expect(missing.map(({ text }) => text)).not.toContain('->');
});

test.each([
  ['We keep 7 day of logs.', 'We keep 7 days of logs.', []],
  ['We keep 7 day of logs.', 'We keep 7 daysets of logs.', ['7 day']],
  ['We keep 7 day of logs.', 'We keep 17 days of logs.', ['7 day']],
  ['It takes 5m.', 'It takes 5ms.', ['5m']],
])('%s, answered by %s', (source, output, missing) => {
  expect(missingProtected(source, output).map(({ text }) => text)).toEqual(missing);
});
