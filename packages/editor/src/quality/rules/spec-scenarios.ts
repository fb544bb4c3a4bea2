import { keysIn, leadingKey } from '../../document/keys.ts';
import { sectionsOf, withSubsections } from '../../document/outline.ts';
import type { Rule } from '../rule.ts';
import { requirementUnits } from './c10-requirement-words.ts';

/** S1: each functional requirement is cited by a scenario of the test plan. */
export const requirementsAreTested: Rule = {
  meta: {
    id: 'S1',
    title: 'Each functional requirement is cited by an acceptance scenario.',
    source: 'spec-kit, BMAD',
    formats: ['Technical Spec'],
  },
  check(subject) {
    const plan = sectionsOf(subject.document, 'test-plan').flatMap((section) =>
      withSubsections(subject.document, section),
    );
    const cited = new Set(
      subject.units
        .filter((unit) => unit.section !== null && plan.includes(unit.section))
        .flatMap((unit) => keysIn(unit.text).map((key) => key.text)),
    );
    return requirementUnits(subject, 'FR')
      .map((unit) => leadingKey(unit.cells[0] ?? '')?.text ?? '')
      .filter((key) => !cited.has(key))
      .map((key) => `No scenario of the test plan cites ${key}; add one.`);
  },
};
