import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testExamples } from '../rule-examples.test-data.ts';
import { CASE_RULES, ENGLISH_RULES, ROUGH_RULES, TELLING_RULES } from './rules.ts';

const RULES = [...ENGLISH_RULES, ...TELLING_RULES, ...ROUGH_RULES, ...CASE_RULES];

testExamples(RULES);

describe('English rules', () => {
  it('have unique ids and at least one example and counter-example each', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
    for (const rule of RULES) {
      expect(rule.examples.length, rule.id).toBeGreaterThan(0);
      expect(rule.counterExamples.length, rule.id).toBeGreaterThan(0);
    }
  });

  it('are all in the list: one file a rule', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.startsWith('rules.'));
    expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(
      RULES.map((rule) => rule.id.split('/')[1]).sort(),
    );
  });
});
