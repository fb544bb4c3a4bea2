import { headingOf } from '../../formats/headings.ts';
import { bullets, idRange } from '../blocks.ts';
import { type Composition, list, say } from '../composition.ts';
import type { Block } from '../document.ts';
import type { Requirement } from '../requirement.ts';
import { askGap } from '../shared-gaps.ts';

/**
 * What else could be done: nothing, what the input weighs, a smaller scope where some of its demands do not bind.
 * Where the input weighs nothing, the other approach is an open question.
 */
export function alternativeBlocks(composition: Composition): Block[] {
  const { phrases, pool } = composition;
  const stated = pool.takeKinds('alternative').map((statement) => statement.text);
  const open = () => say(composition, 'rfcOtherOpen', { questions: askGap(composition, 'alternatives') });
  return bullets([
    `**${phrases.rfcDoNothing}:** ${costOfNothing(composition)}`,
    ...stated,
    ...smallerScope(composition),
    ...(stated.length === 0 ? [`**${phrases.rfcOther}:** ${open()}`] : []),
  ]);
}

function costOfNothing(composition: Composition): string {
  const isStated = composition.understanding.statements.some(
    ({ kind }) => kind === 'problem' || kind === 'event',
  );
  return isStated
    ? say(composition, 'rfcNothingRemains', { heading: headingOf('motivation', composition.language) })
    : say(composition, 'rfcNothingOpen', { questions: askGap(composition, 'problem') });
}

function smallerScope(composition: Composition): string[] {
  const binding = composition.requirements.filter((one) => one.strength === 'MUST');
  const optional = composition.requirements.filter((one) => one.strength !== 'MUST');
  if (binding.length === 0 || optional.length === 0) return [];
  return [
    `**${composition.phrases.rfcSmaller}:** ${say(composition, 'rfcSmallerIs', {
      binding: idRuns(binding, composition),
      optional: idRuns(optional, composition),
    })}`,
  ];
}

/** The ids of demands, those in a row as a range: "FR-1 to FR-4 and FR-6". */
function idRuns(requirements: readonly Requirement[], composition: Composition): string {
  const runs: Requirement[][] = [];
  for (const requirement of requirements) {
    const last = runs.at(-1);
    const previous = last?.at(-1);
    if (
      last &&
      previous &&
      numberOf(requirement) === numberOf(previous) + 1 &&
      familyOf(requirement) === familyOf(previous)
    )
      last.push(requirement);
    else runs.push([requirement]);
  }
  const { phrases } = composition;
  const words = runs.flatMap((run) => {
    const ids = run.map((one) => one.id);
    return ids.length > 2 ? [idRange(ids, phrases.to, phrases.and)] : ids;
  });
  return list(composition, words);
}

function numberOf({ id }: Requirement): number {
  return Number(id.split('-')[1]);
}

function familyOf({ id }: Requirement): string {
  return id.split('-')[0] ?? '';
}
