import { sectionsOf } from '../../document/outline.ts';
import { mitigationWords } from '../data/labels.ts';
import type { Rule } from '../rule.ts';

/** S3: each risk has a mitigation. */
export const risksAreMitigated: Rule = {
  meta: {
    id: 'S3',
    title: 'Each risk has a mitigation.',
    source: 'Kubernetes KEP template',
    formats: ['Technical Spec'],
  },
  check(subject) {
    const homes = sectionsOf(subject.document, 'risks');
    const units = subject.units.filter((unit) => unit.section !== null && homes.includes(unit.section));
    const column =
      units.find((unit) => unit.header)?.cells.findIndex((cell) => mitigationWords.test(cell)) ?? -1;
    return units
      .filter((unit) => unit.kind === 'item' || (unit.kind === 'row' && !unit.header))
      .filter((unit) => {
        if (unit.kind === 'row' && column >= 0) return !/[\p{L}\p{N}]/u.test(unit.cells[column] ?? '');
        return (
          !mitigationWords.test(unit.text) &&
          !units.some(
            (other) =>
              other !== unit && mitigationWords.test(other.text) && isWithin(other.start, unit, units),
          )
        );
      })
      .map((unit) => `The risk "${unit.text.slice(0, 80)}" has no mitigation; say what is done about it.`);
  },
};

/** Whether an offset lies between a unit and the next item: a nested line belongs to its item. */
function isWithin(offset: number, unit: { start: number }, units: readonly { start: number }[]): boolean {
  const later = units.filter((other) => other.start > unit.start).map((other) => other.start);
  return offset > unit.start && offset <= Math.min(...later);
}
