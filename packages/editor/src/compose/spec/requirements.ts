import { measuresIn } from '../../understand/measures.ts';
import { fixedBullets } from '../blocks.ts';
import { type Composition, list, section } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { withId } from '../pointed-at.ts';
import { type Requirement, requirementLine } from '../requirement.ts';
import { orGap, orNone } from '../shared-gaps.ts';

/** The requirements: what it has to do, then how well. */
export function requirementSections(composition: Composition): Section[] {
  composition.pool.takeKinds('requirement', 'quality');
  const functional = composition.requirements.filter((requirement) => !requirement.isQuality);
  const qualities = composition.requirements.filter((requirement) => requirement.isQuality);
  const limited = functional.filter(({ statement }) => measuresIn(statement.text).length > 0);
  return [
    section(composition, 'requirements', 2, []),
    section(composition, 'functional-requirements', 3, orGap(composition, linesOf(functional), 'functional')),
    section(
      composition,
      'non-functional-requirements',
      3,
      qualities.length === 0 && limited.length > 0
        ? limitsIn(limited, composition)
        : orNone(composition, linesOf(qualities), 'non-functional-requirements'),
    ),
  ];
}

/** The limits that other requirements set, each with the number of its requirement. */
function limitsIn(limited: readonly Requirement[], composition: Composition): Block[] {
  return fixedBullets(
    limited.map((one) => {
      const limits = measuresIn(one.statement.text).map(({ text }) => text);
      return withId(list(composition, [...new Set(limits)]), one, composition);
    }),
  );
}

function linesOf(requirements: readonly Requirement[]) {
  return fixedBullets(requirements.map(requirementLine));
}
