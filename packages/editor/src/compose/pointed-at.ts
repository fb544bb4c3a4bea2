import { fixedBullets, fixedParagraph } from './blocks.ts';
import { type Composition, list, say } from './composition.ts';
import type { Block } from './document.ts';
import { demandPoint } from './goal-points.ts';
import type { Requirement } from './requirement.ts';
import { stopOf } from './voice/full-stop.ts';

/**
 * Demands that a section points at, each at its core with its number, so that nobody has to look up what a number stands for. In an RFC the guide has
 * told them so, and the numbers are enough.
 */
export function pointedAt(requirements: readonly Requirement[], composition: Composition): Block[] {
  if (requirements.length === 0) return [];
  const ids = requirements.map(({ id }) => id);
  if (composition.request.format === 'RFC')
    return [fixedParagraph(say(composition, 'seeRequirements', { ids: list(composition, ids) }))];
  return fixedBullets(requirements.map((one) => demandPoint(one, composition)));
}

/** "24 hours (FR-7).": a thing that a demand sets or names, with the number of the demand. */
export function withId(said: string, { id }: Requirement, { language }: Composition): string {
  return `${said} (${id})${stopOf(language)}`;
}
