import { withCapital } from '../../first-letter.ts';
import { cuesIn } from '../lexicon/cues.ts';
import type { Strength } from '../statement.ts';

/** What one way of saying a demand gives: masked text, the verb of the action in its base form. */
export interface Parts {
  readonly subject: string;
  readonly strength: Strength | null;
  readonly isNegative: boolean;
  readonly action: string;
}

/** Words that may stand between who is bound and what is to be done. */
export const adverb = '(?:(?:also|always|only|really|then|probably|definitely|still|at least|just) )?';

/** Who is bound: "we" is the system where it acts and the team where people do. */
export function bound(
  subject: string,
  action: string,
  condition: string | null,
): Pick<Parts, 'subject' | 'action'> {
  const place = /^((?:for|in|on|at|per|inside|within)\s.{3,60}?),?\s(?:we|i)$/iu.exec(subject)?.[1];
  if (place) return { subject: `${condition === null ? withCapital(place) : place}, the system`, action };
  if (ofUser.test(subject) && !isBuilt(action))
    return { subject: addresses.test(condition ?? '') ? 'you' : 'Users', action };
  if (!isSelf(subject)) return { subject: condition === null ? withCapital(subject) : subject, action };
  const able = /^be able to (.{3,})$/su.exec(action)?.[1];
  // What the writers want to be able to do, people do and no system.
  if (able !== undefined) return { subject: 'It', action: `be possible to ${able}` };
  const isWork = lookedAt.test(action) || cuesIn(action, 'en').get('teamVerb')?.index === 0;
  // "I want to see the yield": what somebody sees is shown.
  return { subject: isWork ? 'The team' : 'The system', action: action.replace(/^see (?=\S)/u, 'show ') };
}

/** "You get 10 minutes": whoever uses what is built … */
const ofUser = /^you(?:['’](?:d|ll)| will| would)?$/iu;
const addresses = /(?<!\p{L})you(?:r|['’]\p{L}+)?(?!\p{L})/iu;

/** … where "you have to add a test" speaks to whoever builds it. */
function isBuilt(action: string): boolean {
  const cues = cuesIn(action, 'en');
  return (['buildVerb', 'teamVerb', 'systemVerb'] as const).some((verb) => cues.get(verb)?.index === 0);
}

/** What only people do. */
const lookedAt =
  /^(?:get (?:(?:an?|the) )?(?:\p{L}+ ){0,2}(?:message|e-?mail|mail|notification|alert|ping|reminder)s?|look (?:at|into|through)|go through|sit down|phone|visit|watch)(?!\p{L})/iu;

/** Whether the writer speaks of themselves, or to the reader: that binds the system or the team. */
export function isSelf(subject: string): boolean {
  return /^(?:we|i|you|so we|and we|also we|we['’]d|we will|we['’]ll)$/iu.test(subject.trim());
}

/** A subject in one piece: no clause of its own, not too long, not empty. */
export function isPlainSubject(subject: string): boolean {
  return (
    subject.length >= 1 &&
    subject.length <= 70 &&
    // "Only contracts the lawyer": a noun and who may do what with it.
    !/^only (?:\p{L}+ ){1,2}(?:the|their|an?|each) /iu.test(subject) &&
    !/[,;:?!()]|(?<!\p{L})(?:that|which|what|whether|how|who|because|so|but|if|when|is|are|was|were)(?!\p{L})/iu.test(
      subject,
    )
  );
}
