import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { applyEdits } from './apply.ts';
import { permitted } from './permitted.ts';
import { project } from './projection.ts';
import type { ProseRule } from './prose-rule.ts';
import { runProseRules } from './run-prose-rules.ts';

/** Holds every rule to its own examples and counter-examples, each by itself, and to an id of its own. */
export function testExamples(rules: readonly ProseRule[]): void {
  describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
    it.each(rule.examples)('turns «%s» into «%s»', (wrong, right) => {
      expect(run(rule, wrong)).toBe(right);
      expect(run(rule, right)).toBe(right);
    });

    it.each(rule.counterExamples)('leaves «%s»', (text) => {
      expect(run(rule, text)).toBe(text);
    });
  });

  it('no two rules share an id', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  });
}

function run(rule: ProseRule, text: string): string {
  const source = read(text);
  return applyEdits(text, permitted(source, runProseRules(project(source), [rule])));
}
