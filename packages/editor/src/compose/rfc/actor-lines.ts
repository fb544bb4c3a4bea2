import { cuesIn } from '../../understand/lexicon/cues.ts';
import { type Composition, list, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { gist } from '../scenario/split.ts';
import { part } from '../voice/english.ts';

/** What each actor that the demands speak of can do, each with the id of its demand. English only. */
export function actorLines(composition: Composition): string[] {
  if (composition.language !== 'en') return [];
  const lines = new Map<string, { actor: string; actions: string[] }>();
  for (const requirement of composition.requirements) {
    const said = saidOf(requirement);
    if (!said) continue;
    const line = lines.get(said.actor.toLowerCase()) ?? { actor: said.actor, actions: [] };
    line.actions.push(said.action);
    lines.set(said.actor.toLowerCase(), line);
  }
  return [...lines.values()].map(({ actor, actions }) =>
    say(composition, 'rfcCan', { actor, actions: list(composition, actions) }),
  );
}

/** Whether a demand is told by a line of what its actor can do. */
export function saysActor(requirement: Requirement): boolean {
  return saidOf(requirement) !== null;
}

/** Words that name somebody: "the buyer of that supplier". */
const longestActor = 5;

function saidOf({ id, demand }: Requirement): { actor: string; action: string } | null {
  const actor = demand ? part(demand.subject) : '';
  if (
    !demand ||
    demand.condition ||
    demand.isNegative ||
    actor.split(' ').length > longestActor ||
    !cuesIn(actor, 'en').has('actor')
  )
    return null;
  const whole = gist(part(demand.action)).replace(/[\s.:;,]{1,4}$/u, '');
  const ability = /^be able to (.+)$/su.exec(whole)?.[1];
  return ability === undefined || ability.includes('\n') ? null : { actor, action: `${ability} (${id})` };
}
