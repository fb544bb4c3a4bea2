import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { bullets, paragraph } from '../blocks.ts';
import { type Composition, list, say, section } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { proseBlocks } from '../prose.ts';
import { orGap } from '../shared-gaps.ts';
import { measuredLimits } from './bound.ts';

/** Rollout and rollback, with people and dates; observability. */
export function operationSections(composition: Composition): Section[] {
  const { pool } = composition;
  const rollout = proseBlocks(pool.takeKinds('rollout'));
  const dates = datesBlocks(composition);
  return [
    section(composition, 'rollout-rollback', 2, [...orGap(composition, rollout, 'rollout'), ...dates]),
    section(composition, 'observability', 2, observabilityBlocks(composition)),
  ];
}

/** What the input watches, the demands that are about watching, and the limits that have to be watched. */
function observabilityBlocks(composition: Composition): Block[] {
  const stated = composition.pool.takeKinds('observability').map((statement) => statement.text);
  const demanded = composition.requirements.filter(
    (one) => !one.isQuality && one.statement.topics.has('observability'),
  );
  const limits = measuredLimits(composition).map(({ id }) => id);
  const phrases = derivedPhrasesOf(composition.language);
  const lines = [
    ...stated,
    ...(demanded.length > 0
      ? [
          say(composition, 'seeRequirements', {
            ids: list(
              composition,
              demanded.map((one) => one.id),
            ),
          }),
        ]
      : []),
    ...(limits.length > 0 ? [fill(phrases.watchLimit, { ids: list(composition, limits) })] : []),
  ];
  return orGap(composition, bullets(lines), 'observability');
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
