import { singularOf } from '../../understand/api/nouns.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { type Composition, say } from '../composition.ts';
import { lowerFirst } from '../scenario/scenario.ts';
import { gist } from '../scenario/split.ts';
import { lowerSubject, part } from '../voice/english.ts';
import type { WorkItem } from './work-item.ts';

/** Who wants what for which benefit, in the input's own words. */
export function storyOf(item: WorkItem, composition: Composition): string {
  const benefit = benefitOf(item, composition);
  return say(composition, 'storyLine', {
    actor: actorOf(item, composition),
    wish: wishOf(item, composition),
    benefit,
  });
}

function actorOf({ statement, requirement }: WorkItem, composition: Composition): string {
  const { language } = composition;
  const subject = requirement?.demand ? part(requirement.demand.subject) : '';
  const cue =
    cuesIn(subject, language).get('actor')?.cue ?? cuesIn(statement.masked.text, language).get('actor')?.cue;
  if (!cue) return say(composition, 'storyTeam');
  if (language !== 'en') return cue;
  const one = singularOf(cue.toLowerCase());
  return `${/^[aeiou]/iu.test(one) && !/^u[sn]i?[aeiou]?/iu.test(one) ? 'an' : 'a'} ${one}`;
}

function wishOf({ requirement, text, statement }: WorkItem, composition: Composition): string {
  const demand = requirement?.demand;
  const plain = gist(statement.text.replace(/[.!?]+$/u, ''));
  if (!demand || demand.isNegative || composition.language !== 'en') {
    return say(composition, 'storyWish', {
      text: lowerFirst(demand ? gist(text.replace(/[.!]+$/u, '')) : plain),
    });
  }
  const action = gist(part(demand.action));
  const ability = /^be able to (.+)$/su.exec(action)?.[1];
  return ability ? `to ${ability}` : `${lowerSubject(part(demand.subject))} to ${action}`;
}

const purpose =
  /(?<!\p{L})(?:so that|so(?= \p{L}{3,20}(?: \p{L}{3,20}){0,3} (?:can|could|do|does|don['’]t|are|is|will|no longer))|damit|afin que|pour que|para que)\s(.{6,140}?)(?:[.;!?]|,\s|$)/iu;

/** The purpose the sentence itself gives, else that of the input's goal, else that the whole works. */
function benefitOf({ statement }: WorkItem, composition: Composition): string {
  const own = purpose.exec(statement.text)?.[1];
  if (own) return own;
  for (const { kind, text } of composition.understanding.statements) {
    const stated = kind === 'goal' || kind === 'design' ? purpose.exec(text)?.[1] : undefined;
    if (stated) return stated;
  }
  return say(composition, 'storyBenefit');
}
