import { sectionsOf, withSubsections } from '../../document/outline.ts';
import type { Rule } from '../rule.ts';

/** P3: instructions are numbered. */
export const instructionsAreNumbered: Rule = {
  meta: {
    id: 'P3',
    title: 'Instructions are a numbered list.',
    source: 'vendors’ prompt guides',
    formats: ['Prompt'],
  },
  check(subject) {
    const homes = sectionsOf(subject.document, 'instructions').flatMap((section) =>
      withSubsections(subject.document, section),
    );
    const numbered = subject.units.some(
      (unit) => unit.ordered && unit.section !== null && homes.includes(unit.section),
    );
    return homes.length === 0 || numbered ? [] : ['The instructions are not numbered; number them.'];
  },
};
