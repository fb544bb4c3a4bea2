import { expect, it } from 'vitest';
import { withoutAsides } from './asides.ts';

it.each([
  ['Drop FR-2, sorry, my mistake.', 'Drop FR-2.'],
  ['Add a risk: the store burns down, finance insists on it.', 'Add a risk: the store burns down.'],
  ["Remove FR-3. That's finance's decision.", 'Remove FR-3.'],
  ["Move FR-4 to the goals, otherwise support won't find it.", 'Move FR-4 to the goals.'],
  ['Streich FR-2, das hat die Revision so gewollt.', 'Streich FR-2.'],
])('words beside a wish are no part of it: %s', (feedback, wish) => {
  expect(withoutAsides(feedback)).toBe(wish);
});

it.each([
  'Only the owner can do that, otherwise 403',
  'Sorry, my mistake.',
  'A job fails, the operator is told within 5 minutes.',
])('what may be content stays: %s', (feedback) => {
  expect(withoutAsides(feedback)).toBe(feedback);
});

it('reads long words in time', () => {
  const started = performance.now();
  for (const words of [', otherwise a b'.repeat(330), 'sorry, '.repeat(700), ', the a b c'.repeat(450)])
    withoutAsides(words);
  expect(performance.now() - started).toBeLessThan(1000);
});
