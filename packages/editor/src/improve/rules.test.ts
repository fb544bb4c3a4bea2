import { describe, expect, it } from 'vitest';
import { applyEdits } from '../correct/apply.ts';
import { permitted } from '../correct/permitted.ts';
import { project } from '../correct/projection.ts';
import type { ProseRule } from '../correct/prose-rule.ts';
import { runProseRules } from '../correct/run-prose-rules.ts';
import { read } from '../read/read.ts';
import { ENGLISH_IMPROVEMENTS } from './english/rules.ts';
import { FOREIGN_IMPROVEMENTS } from './foreign/rules.ts';

const RULES = [...ENGLISH_IMPROVEMENTS, ...[...FOREIGN_IMPROVEMENTS.values()].flat()];

function run(rule: ProseRule, text: string): string {
  const source = read(text);
  return applyEdits(text, permitted(source, runProseRules(project(source), [rule])));
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
