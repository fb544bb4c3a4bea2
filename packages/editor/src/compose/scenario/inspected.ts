import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { Requirement } from '../requirement.ts';
import { isPlural } from '../voice/english.ts';
import { isPeople, withArticle } from './act.ts';
import { actingIn, personIn } from './attempt.ts';
import { inUse } from './case.ts';
import { department } from './entitled.ts';
import { isPersonal, type Parts } from './parts.ts';
import type { Steps } from './steps.ts';
import { toldWhole } from './told-whole.ts';

/**
 * The criterion of an English demand that says how a thing is, what it has or what is in it: somebody looks at the thing and sees so. Null where a
 * demand says what somebody does, what is done to something at some moment, or how well that goes.
 */
export function inspectedSteps(requirement: Requirement, parts: Parts): Steps | null {
  const { subject, whole, condition, ability } = parts;
  const isOpen =
    condition !== null || ability !== null || requirement.strength === 'MAY' || requirement.isQuality;
  if (isOpen || isPersonal(requirement) || hangsOnMoment.test(whole)) return null;
  return existing(parts) ?? (isThing(subject) && isState(whole) ? looked(parts) : null);
}

/** "Each job must have an owner": somebody looks at a job, and it has an owner. */
function looked(parts: Parts): Steps | null {
  const { subject } = parts;
  const told = toldWhole(parts);
  if (told === null || !told.startsWith(`${subject} `) || remarks.test(told) || unbent.test(told))
    return null;
  const again = isPlural(subject) ? 'they' : 'it';
  return {
    given: inUse,
    trigger: `somebody looks at ${lookedAt(subject)}`,
    outcome: `${again}${told.slice(subject.length)}`,
  };
}

/** "There must be a switch that cuts the microphone", "there must be no chains": somebody looks for it. */
function existing({ subject, whole, isNegative }: Parts): Steps | null {
  if (!/^there$/iu.test(subject) || isNegative) return null;
  const [, article = '', thing = ''] =
    /^be (an?|one|no) (?!(?:more|less|fewer|later|longer|earlier|matter)(?!\p{L}))([^,;:()–]{3,70})$/su.exec(
      whole,
    ) ?? [];
  if (thing === '' || thing.split(' ').length > longest || /(?<!\p{L})(?:and|or|but)(?!\p{L})/u.test(thing))
    return null;
  const isNone = article === 'no';
  if (isNone && !isPlural(thing)) return null;
  return {
    given: inUse,
    trigger: `somebody looks for ${isNone ? thing : withArticle(thing)}`,
    outcome: isNone ? 'there are none' : 'there is one',
  };
}

/** One of several of which each is so, and what is told of without an article. */
function lookedAt(subject: string): string {
  if (/^(?:each|every|any|an?) /iu.test(subject)) return withArticle(subject);
  const isBare = isPlural(subject) && /^\p{Ll}/u.test(subject) && !determined.test(subject);
  return isBare ? `the ${subject}` : subject;
}

const determined = /^(?:the|all|both|these|those|our|their|its|his|her|most|some|two|three|\d)(?!\p{L})/iu;

/** Words of a thing that can still be spoken of again. */
const longest = 8;

function isThing(subject: string): boolean {
  return (
    subject.split(' ').length <= longest &&
    !/[,;:()"“”–?]/u.test(subject) &&
    !nobody.test(subject) &&
    !clausal.test(subject) &&
    !isPeople(subject) &&
    !cuesIn(subject, 'en').has('actor') &&
    personIn(subject) === null &&
    actingIn(subject) === null &&
    !department.test(subject)
  );
}

const nobody =
  /^(?:it|they|this|that|these|those|there|he|she|we|i|you|one|who|whoever|what|whatever|nobody|nothing|everything|anything|everyone|everybody|no|none|only|both|not|at|up|half|tomorrow|today|now|then)(?!\p{L})|^\p{L}{2,}ing(?: |$)|^the (?:system|change|team)$/iu;
const clausal =
  /(?<!\p{L})(?:that|which|who|whose|where|when|if|how|what|\p{L}{2,}ing (?:the|an?|it|to))(?!\p{L})/iu;

/** What is seen in or at a thing by whoever looks at it: its parts, and the words on it. What it is, its words say. */
const holds =
  /^(?:also |always |only )?(?:have (?!to |been |had |no (?:effect|influence|impact)(?!\p{L}))|contain |carry |include |begin with |start with |end with |consist of |name |state |mention |list |show |say |link |match |display |bear |point to |refer to )/u;
/** What is to be seen of what was done to it. */
const visiblyDone =
  /^(?:shown|displayed|marked|labelled|labeled|named|called|listed|sorted|grouped|ordered|hidden|signed|encrypted|written|documented|versioned|pinned|tagged|highlighted|linked|disabled|enabled|set|attached|included|declared|masked|hashed|limited|numbered|typed|capped|translated|tied|bound|stored|kept|saved|recorded|logged|archived|split|assigned|filed)(?!\p{L})/u;

function isState(whole: string): boolean {
  const [, state = ''] =
    /^(?:also |always |only )?be (?:also |always |only |either |not )?(.+)$/su.exec(whole) ?? [];
  // By whom it was done is not seen of it.
  return holds.test(whole) || (visiblyDone.test(state) && !/ by (?!\d|default)/u.test(state));
}

/** When something comes about, or until when: to look at it shows nothing of that. */
const hangsOnMoment =
  /(?<!\p{L})(?:when|whenever|once|if|unless|until|till|within|after|before|while|during|by (?:the end|then|\d|tomorrow|next|\p{Lu}\p{Ll}+day)|immediately|at once|right away|every|daily|nightly|again|instead|any ?more|any longer|from now|for (?:\d|an? |the )|today|tomorrow|at (?:night|start|the end))(?!\p{L})/u;
/** "It matches to the cent or be lower": a further verb that was not bent. */
export const unbent =
  /(?<!(?:can|cannot|could|may|might|must|should|will|would|to|can not|could not|may not|must not)) be(?!\p{L})/u;
/** What is remarked besides, and what somebody says. */
const remarks = /[;:()–?“”"]|(?<!\p{L})(?:but|so|otherwise|because|since|maybe|rather|than)(?!\p{L})/u;
