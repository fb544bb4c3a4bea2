import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { type Composition, list, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { gist } from '../scenario/split.ts';
import { part } from '../voice/english.ts';

type Modal = 'rfcCan' | 'rfcShould' | 'rfcMust' | 'rfcMustNot' | 'rfcConcerns';

/** What each actor the demands bind can do, must do and must not do, each with the id of its demand. */
export function actorLines(composition: Composition): string[] {
  const lines = new Map<string, { actor: string; modal: Modal; actions: string[] }>();
  for (const requirement of composition.requirements) {
    const said = saidOf(requirement, composition.language);
    if (!said) continue;
    const key = `${said.actor.toLowerCase()} ${said.modal}`;
    const line = lines.get(key) ?? { ...said, actions: [] };
    line.actions.push(said.action);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ actor, modal, actions }) =>
    say(composition, modal satisfies PhraseKey, {
      actor,
      actions: list(composition, actions),
      ids: list(composition, actions),
    }),
  );
}

/** Words that name somebody: "the buyer of that supplier". */
const longestActor = 5;

function saidOf(
  { id, demand, strength, statement }: Requirement,
  language: string,
): { actor: string; modal: Modal; action: string } | null {
  if (language !== 'en') {
    const cue = cuesIn(statement.masked.text, language).get('actor');
    return cue && cue.index < 40 && /^\p{Lu}/u.test(cue.cue)
      ? { actor: cue.cue, modal: 'rfcConcerns', action: id }
      : null;
  }
  const actor = demand ? part(demand.subject) : '';
  if (
    !demand ||
    demand.condition ||
    actor.split(' ').length > longestActor ||
    !cuesIn(actor, language).has('actor')
  )
    return null;
  const whole = gist(part(demand.action)).replace(/[\s.:;,]{1,4}$/u, '');
  const ability = /^be able to (.+)$/su.exec(whole)?.[1];
  const binding: Modal = strength === 'MUST' ? 'rfcMust' : 'rfcShould';
  const modal: Modal = demand.isNegative ? 'rfcMustNot' : ability ? 'rfcCan' : binding;
  const action = ability ?? whole;
  return action.includes('\n') ? null : { actor, modal, action: `${action} (${id})` };
}
