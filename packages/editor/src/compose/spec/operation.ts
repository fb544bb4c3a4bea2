import { bullets, paragraph } from '../blocks.ts';
import { type Composition, section } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { proseBlocks } from '../prose.ts';
import { orGap } from '../shared-gaps.ts';

/** Rollout and rollback, with people and dates; observability. */
export function operationSections(composition: Composition): Section[] {
  const { pool } = composition;
  const rollout = proseBlocks(pool.takeKinds('rollout'));
  const dates = datesBlocks(composition);
  return [
    section(composition, 'rollout-rollback', 2, [...orGap(composition, rollout, 'rollout'), ...dates]),
    section(
      composition,
      'observability',
      2,
      orGap(composition, bulletsOrProse(composition), 'observability'),
    ),
  ];
}

function bulletsOrProse(composition: Composition): Block[] {
  return bullets(composition.pool.takeKinds('observability').map((statement) => statement.text));
}

/** Who does what by when. */
export function datesBlocks(composition: Composition): Block[] {
  const statements = composition.pool.takeKinds('schedule', 'owner');
  if (statements.length === 0) return [];
  return [
    paragraph(`**${composition.phrases.peopleLabel}**`),
    ...bullets(statements.map((statement) => statement.text)),
  ];
}
