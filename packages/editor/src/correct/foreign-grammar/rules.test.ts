import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { applyEdits, compatible } from '../apply.ts';
import { project } from '../projection.ts';
import type { ProseRule } from '../prose-rule.ts';
import { runProseRules } from '../run-prose-rules.ts';
import { FOREIGN_RULES } from './rules.ts';

const RULES = Object.values(FOREIGN_RULES).flat();

function run(rule: ProseRule, text: string): string {
  return applyEdits(text, compatible(text, runProseRules(project(read(text)), [rule])));
}

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it.each(rule.examples)('turns «%s» into «%s»', (wrong, right) => {
    expect(run(rule, wrong)).toBe(right);
    expect(run(rule, right)).toBe(right);
  });

  it.each(rule.counterExamples)('leaves «%s»', (text) => {
    expect(run(rule, text)).toBe(text);
  });
});

it('no two rules share an id', () => {
  expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
});
