import { boundIn } from '../../spec/bound.ts';
import { personIn } from '../attempt.ts';
import { setsCase } from '../bound-case.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

/** How it ends where a limit is kept, and where it is not. */
export const passesTest = 'it passes';
export const failsTest = 'it fails';

const limits = {
  most: (limit: string) => [`at most ${limit}`, `more than ${limit}`],
  under: (limit: string) => [`less than ${limit}`, `${limit} or more`],
  least: (limit: string) => [`at least ${limit}`, `less than ${limit}`],
  at: () => null,
} as const;

/** "TTFB under 400 ms p95": what is measured, which value passes and which does not. Null for a demand without such a limit. English. */
export const measuredCases: Shape = ({ parts: { subject, whole, condition, isNegative }, text }) => {
  // Within how long people may do something is a case in which they may, and nothing to measure.
  if (isNegative || condition !== null || setsCase.test(text) || personIn(subject) !== null) return null;
  const bound = boundIn(whole);
  const values = bound && limits[bound.side](bound.limit);
  if (!bound || !values || !measure.test(bound.limit)) return null;
  const [passes = '', fails = ''] = values;
  const share = /(?<![\p{L}\d])p ?\d{2}(?:\.\d)?(?![\p{L}\d])/u.exec(text)?.[0];
  const thing = isThing(subject) ? subject : 'it';
  const at = share === undefined ? '' : ` at ${share}`;
  const given = thing === 'it' ? `a test of this: “${text}”` : `a test that measures ${thing}${at}`;
  const measured = (value: string) => `it finds ${value}`;
  return {
    shows: { given, trigger: measured(passes), outcome: passesTest },
    against: { given, trigger: measured(fails), outcome: failsTest },
  };
};

const measure =
  /\d\s?(?:ms|s|secs?|seconds?|min|mins|minutes?|h|hours?|%|[kKMGT]i?B|rps|qps|tps|req\/s|fps)$/iu;
