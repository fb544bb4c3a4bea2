import { leadingKey } from '../../document/keys.ts';
import type { Rule } from '../rule.ts';
import { requirementUnits } from './c10-requirement-words.ts';

/** A number with a unit, a percentage, a version, or a count of something. */
const measure = /(?<![\p{Script=Latin}\p{N}-])\d[\d.,]{0,20}\s{0,3}(?:%|‰|°|[€$£]|\p{L}{1,30})|[€$£]\s?\d/u;

/** S2: each non-functional requirement has a number and a unit. */
export const qualitiesAreMeasured: Rule = {
  meta: {
    id: 'S2',
    title: 'Each non-functional requirement has a number and a unit.',
    source: 'ISO 25010 practice, spec-kit',
    formats: ['Technical Spec'],
  },
  check(subject) {
    return requirementUnits(subject, 'NFR').flatMap((unit) => {
      const key = leadingKey(unit.cells[0] ?? '');
      const words = key ? unit.text.replace(key.text, '') : unit.text;
      return measure.test(words)
        ? []
        : [`${key?.text ?? 'A requirement'} has no number with a unit; give one or ask for it.`];
    });
  },
};
