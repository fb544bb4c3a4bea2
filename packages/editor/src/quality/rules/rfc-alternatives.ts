import { sectionsOf, withSubsections } from '../../document/outline.ts';
import type { Rule } from '../rule.ts';

const doNothing =
  /do(?:ing)? nothing|status quo|keep (?:things|it|everything) as|no change|leave .{1,40} as (?:it|they)|nichts (?:tun|ändern)|beibehalten|ne rien (?:faire|changer)|no hacer nada|não fazer nada|non fare nulla|niets doen|nic nie robić|何もしない|什么都不做|维持现状|現状/iu;

/** R2: doing nothing is weighed among at least two alternatives. */
export const alternativesAreWeighed: Rule = {
  meta: {
    id: 'R2',
    title: 'At least two alternatives are weighed, doing nothing among them.',
    source: 'Rust RFC template, MADR',
    formats: ['RFC'],
  },
  check(subject) {
    const homes = sectionsOf(subject.document, 'rationale-alternatives').flatMap((section) =>
      withSubsections(subject.document, section),
    );
    const units = subject.units.filter((unit) => unit.section !== null && homes.includes(unit.section));
    const listed = units.filter(
      (unit) => unit.kind === 'item' || (unit.kind === 'row' && !unit.header),
    ).length;
    const nested = Math.max(0, homes.length - 1);
    return [
      ...(Math.max(listed, nested) < 2
        ? ['Fewer than two alternatives are listed; add what else could be done.']
        : []),
      ...(units.some((unit) => doNothing.test(unit.text))
        ? []
        : ['Doing nothing is not among the alternatives; weigh it too.']),
    ];
  },
};
