import { expect, it } from 'vitest';
import { missingProtected } from './missing-protected.ts';

it('misses what is nowhere whole, and no arrow that words say as well', () => {
  const missing = missingProtected('Level > 5 m -> call `pump_off`', 'Above 15 m, the operator is called.');
  expect(missing.map(({ text }) => text)).toContain('`pump_off`');
  expect(missing.map(({ text }) => text)).not.toContain('->');
});
