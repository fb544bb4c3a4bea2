import { expect, it } from 'vitest';
import { pointsApart } from './clauses.ts';

it('points counted in one line stand in lines of their own', () => {
  expect(pointsApart('1) valid 3 min not 5  2) Ana is out 3) shorter')).toBe(
    'valid 3 min not 5\nAna is out\nshorter',
  );
  expect(pointsApart('please:\n(1) no Slack (2) two days')).toBe('please:\nno Slack\ntwo days');
});

it.each(['split it: 1) search 2) pictures', 'see 1) and 3) below', 'page 2) of it', 'no points'])(
  'points of an order, and numbers that do not count, stay: %s',
  (feedback) => {
    expect(pointsApart(feedback)).toBe(feedback);
  },
);
