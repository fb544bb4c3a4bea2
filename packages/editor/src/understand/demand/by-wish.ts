import { cuesIn } from '../lexicon/cues.ts';
import { adverb, lowerFirst, type Parts, upperFirst } from './parts.ts';

/** "As an admin I want to stop an export so that …": the role must be able to. */
export function byStory(prose: string): Parts | null {
  const match =
    /^as (?:an? )?(\p{L}[\p{L} -]{1,40}?),? i (?:want|need|would like|['’]d like)(?: to be able)? to (.{3,})$/iu.exec(
      prose,
    );
  if (!match) return null;
  const role = match[1] ?? '';
  const subject = /s$/u.test(role) && !/ss$/u.test(role) ? upperFirst(role) : `The ${role}`;
  return { subject, strength: 'MUST', isNegative: false, action: `be able to ${match[2] ?? ''}` };
}

/** "we need push notifications" and, behind a condition, "we call their webhook". */
export function byWe(clause: string, condition: string | null): Parts | null {
  const need = new RegExp(
    `^(?:(.{3,80}?)[, ]\\s{0,2})?(?:we|i) ${adverb}(?:need|want|require) ((?:a|an|the|some|two|more|better|\\p{L}{3,}) .{2,})$`,
    'isu',
  ).exec(clause);
  if (need && !/^to\s/iu.test(need[2] ?? '')) {
    const place = need[1] ? ` ${lowerFirst(need[1])}` : '';
    const [first = '', ...others] = (need[2] ?? '').split(/,\s/u);
    return place.length > 0 && !/^ (?:for|in|on|at|per|inside|within)\s/iu.test(place)
      ? null
      : {
          subject: 'The system',
          strength: null,
          isNegative: false,
          action: [`provide ${first}${place}`, ...others].join(', '),
        };
  }
  const want =
    /^(?:want|need)s? ((?:an?|one|the|some|two|more|better|no) .{2,})$/isu.exec(clause) ??
    /^needs ((?!(?:to|be|not|of|for|from|that|and|or|are|were|have|fixing|doing)(?!\p{L}))\p{L}{3,}.{0,})$/isu.exec(
      clause,
    );
  if (want) return { subject: 'The system', strength: null, isNegative: false, action: `provide ${want[1]}` };
  const act =
    /^we (?!are|have|were|had|do|did|don|can|could|will|would|use|see|know|think|think|keep|got|get|only|already|still|also|just|really|often|never|always|currently|now)(\p{L}{2,20}) (.{2,})$/isu.exec(
      clause,
    );
  return act && condition !== null
    ? { subject: 'The system', strength: null, isNegative: false, action: `${act[1]} ${act[2]}` }
    : null;
}

/** "I'll add two codes", "let's replace it", "we are going to sign them": what is announced is to be done. */
export function byIntention(clause: string): Parts | null {
  const match =
    /^(?:(?:we|i)(?:['’]ll| will| shall)|(?:we|i)(?: are|['’]re| am|['’]m) going to|let['’]?s|let us) (?:just |then |also |now )?(not )?(\p{Ll}{2,20}\s.{2,})$/isu.exec(
      clause,
    );
  const action = match?.[2] ?? '';
  if (!match || /^(?:be|have|see|know|think|try|talk|discuss|meet|ask|let)(?!\p{L})/iu.test(action))
    return null;
  const builds = cuesIn(action, 'en').get('buildVerb')?.index === 0;
  return {
    subject: builds ? 'The change' : 'The system',
    strength: null,
    isNegative: match[1] !== undefined,
    action,
  };
}
