import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { project } from './projection.ts';
import type { ProseRule } from './prose-rule.ts';
import { runProseRules } from './run-prose-rules.ts';

it('finds what is empty as often as matchAll does, also beside pairs of surrogates', () => {
  const found: number[] = [];
  const rule: ProseRule = {
    id: 'test/nothing',
    category: 'grammar',
    message: 'Nothing stands here.',
    examples: [],
    counterExamples: [],
    pattern: /(?=\u{1f600}|$)/gu,
    replace: (_match, { from }) => {
      found.push(from);
      return null;
    },
  };
  const projection = project(read('Yes \u{1f600}\u{1f600} no.'));
  runProseRules(projection, [rule]);
  expect(found).toEqual([...projection.prose.matchAll(rule.pattern)].map(({ index }) => index));
  expect(found.length).toBe(3);
});
