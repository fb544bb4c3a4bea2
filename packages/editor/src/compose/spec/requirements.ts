import { fixedBullets } from '../blocks.ts';
import { type Composition, section } from '../composition.ts';
import type { Section } from '../document.ts';
import { type Requirement, requirementLine } from '../requirement.ts';
import { orGap, orNone } from '../shared-gaps.ts';
import { limitsSet } from './limits.ts';

/** The requirements: what it has to do, then how well. */
export function requirementSections(composition: Composition): Section[] {
  composition.pool.takeKinds('requirement', 'quality');
  const functional = composition.requirements.filter((requirement) => !requirement.isQuality);
  const qualities = composition.requirements.filter((requirement) => requirement.isQuality);
  // Where nothing says how well, the limits that other requirements set are all there is to hold to.
  const measured = qualities.length > 0 ? linesOf(qualities) : limitsSet(functional, composition);
  return [
    section(composition, 'requirements', 2, []),
    section(composition, 'functional-requirements', 3, orGap(composition, linesOf(functional), 'functional')),
    section(
      composition,
      'non-functional-requirements',
      3,
      orNone(composition, measured, 'non-functional-requirements'),
    ),
  ];
}

function linesOf(requirements: readonly Requirement[]) {
  return fixedBullets(requirements.map(requirementLine));
}
