import { bullets } from '../blocks.ts';
import { type Composition, section } from '../composition.ts';
import type { Section } from '../document.ts';
import { designSections } from '../spec/design.ts';
import { failureBlocks } from '../spec/failures.ts';
import { requirementSections } from '../spec/requirements.ts';

/** Demands, design, interfaces, failures and what is measured, as subsections of the reference. */
export function referenceSections(composition: Composition): Section[] {
  const demands = requirementSections(composition).filter((one) => one.id !== 'requirements');
  const observed = bullets(composition.pool.takeKinds('observability').map((statement) => statement.text));
  const failures = section(composition, 'failure-cases', 3, failureBlocks(composition));
  const design = designSections(composition).map((one) => ({ ...one, level: 3 }));
  return [
    ...demands,
    ...design,
    failures,
    ...(observed.length > 0 ? [section(composition, 'observability', 3, observed)] : []),
  ];
}
