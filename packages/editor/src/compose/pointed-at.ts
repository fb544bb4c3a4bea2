import type { Statement } from '../understand/statement.ts';
import { isWished } from '../understand/wished.ts';
import { fixedBullets, fixedParagraph } from './blocks.ts';
import { type Composition, list, say } from './composition.ts';
import type { Block } from './document.ts';
import { demandPoint } from './goal-points.ts';
import { mainDemand } from './main-demand.ts';
import type { Requirement } from './requirement.ts';
import { stopOf } from './voice/full-stop.ts';

/**
 * Demands that a section points at, each at its core with its number, so that nobody has to look up what a number stands for. Where another section
 * has told them so, and in an RFC, whose guide does, the numbers are enough.
 */
export function pointedAt(requirements: readonly Requirement[], composition: Composition): Block[] {
  const { pointed, request } = composition;
  const main = mainDemand(composition);
  const known = requirements.filter(
    (one) =>
      request.format === 'RFC' || pointed.has(one) || one === main || isToldAbove(one.statement, composition),
  );
  const fresh = requirements.filter((one) => !known.includes(one));
  for (const one of fresh) pointed.add(one);
  const ids = known.map(({ id }) => id);
  const told = fresh.map((one) => demandPoint(one, composition));
  const seen = ids.length === 0 ? [] : [say(composition, 'seeRequirements', { ids: list(composition, ids) })];
  return told.length === 0 ? seen.map(fixedParagraph) : fixedBullets([...told, ...seen]);
}

/** Goals, what is wished for and decisions have sections that tell them. */
function isToldAbove(statement: Statement, { understanding }: Composition): boolean {
  const { kind } = statement;
  return kind === 'goal' || kind === 'decision' || isWished(statement, understanding.source);
}

/** "24 hours (FR-7).": a thing that a demand sets or names, with the number of the demand. */
export function withId(said: string, { id }: Requirement, { language }: Composition): string {
  return `${said} (${id})${stopOf(language)}`;
}
