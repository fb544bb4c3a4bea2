import { opensDeed } from '../../understand/clause/second-verb.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import type { Composition } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { part } from '../voice/english.ts';
import { clauseIn } from './clause-parts.ts';
import { type Parts, partsOf } from './parts.ts';
import { withNamed } from './pronoun.ts';
import { gist, splitAction } from './split.ts';

/** Criteria that one demand is told in at most. */
const most = 4;

/** What a demand consists of, each taken apart for a scenario of its own; empty where it was not taken apart. */
export function deedsOf(requirement: Requirement, composition: Composition): Parts[] {
  const parts = partsOf(requirement, composition);
  const { demand } = requirement;
  if (!parts || !demand) return [];
  const action = part(demand.action).replace(/^(?:(?:still|also|always) )?be able to (?=.)/su, '');
  const isList = /^(?:be as follows|hold|follow this sequence): /u.test(action);
  const isLent = !action.startsWith(parts.whole.slice(0, 8));
  if (parts.isNegative || isList || isLent || (requirement.isQuality && !opposed.test(action)))
    return [parts];
  return eachDeed({ ...parts, condition: demand.condition === null ? null : parts.condition }, action);
}

/**
 * A demand of several deeds as one for each: "load the version and expose its number", "…, and whoever answers first gets
 * it". `action` is all that the demand says; a demand of one deed comes back alone, with all of it.
 */
function eachDeed(parts: Parts, action: string): Parts[] {
  const [head, ...clauses] = clausesOf(action);
  const deeds = deedsIn(withoutReason(head ?? action)).flatMap(eachTime);
  const own = deeds.map((deed): Parts => {
    const split = splitAction(deed, null);
    if (parts.condition !== null || split.condition === null)
      return {
        ...parts,
        action: gist(deed),
        whole: deed,
        ability: parts.ability === null ? null : gist(deed),
      };
    return {
      ...parts,
      action: gist(split.action),
      whole: split.action,
      condition: withNamed(gist(split.condition), parts.subject, split.action),
      ability: parts.ability === null ? null : gist(split.action),
    };
  });
  const all = [...own, ...clauses];
  return all.length > most ? [{ ...parts, whole: withoutReason(action) }] : all;
}

/** What stands behind a demand for its reason or purpose. */
const reason =
  /,? (?:(?:because|so that|so(?= (?:the|every|each|our) \p{L}+ (?:\p{L}+s|can|does|is)(?!\p{L}))|even if|even when|otherwise|which they)(?!\p{L})|[-–] ).*$|(?:;|,(?= (?:we|i) )) .*$/su;

function withoutReason(action: string): string {
  const [head = action] = action.split(reason);
  return head.split(/\s+/u).length >= 3 ? head : action;
}

/** The demand up to the clause in which somebody or something else acts, then each of these taken apart. */
function clausesOf(action: string): [string, ...Parts[]] {
  const joint =
    /(?:, (?:and |but |so |then )|; |, (?=(?:the |an? |every |each )?\p{L}+ (?:can|may|must|should) \p{Ll}))(?=\p{L})/gu;
  for (const { index, 0: mark } of action.matchAll(joint)) {
    if (index < 8 || opensCase.test(action.slice(0, index))) continue;
    const clause = clauseIn(action.slice(index + mark.length).replace(reason, ''));
    if (clause !== null) return [action.slice(0, index), { ...clause, isSequel: false }];
  }
  return [action];
}

/** What is said behind a case is said of it: "only if its score is high, and a second person agrees". */
const opensCase = / (?:if|when|whenever|once|unless|as soon as|while) /u;

/** "Survive a restart but be deleted after 30 days": what is to happen to a thing all the same. */
const opposed = /,? but (?=be \p{Ll}{3,}(?:ed|en|t)(?!\p{L}))/u;

/** "Be deleted after 30 days or when the review is posted": the same at either time. */
function eachTime(deed: string): string[] {
  const [, done = '', first = '', second = ''] =
    /^([^,;:()]{4,80}?) ((?:after|once|when|if|at|as soon as|every) [^,;:()]{2,80}?) or ((?:when|once|as soon as|if|after) [^,;:()]{6,100})$/su.exec(
      deed,
    ) ?? [];
  return done === '' ? [deed] : [`${done} ${first}`, `${done} ${second}`];
}

/** "Let requests through and raise an alert": deeds of one subject, each complete by itself; else the action alone. */
function deedsIn(action: string): string[] {
  const parted = action.split(opposed);
  if (parted.length > 1 && !/[,;:]/u.test(action) && !parted.some((deed) => pronoun.test(deed)))
    return parted;
  const joints = [...action.matchAll(/(?:,? and (?:then )?|, )(?=(\p{Ll}{3,}) (\S+))/gu)].filter(
    ([mark, verb = '', next = '']) =>
      opensDeed(verb, next) || (mark.startsWith(', and') && isBaseVerb(verb) && /^\p{Ll}+s$/u.test(next)),
  );
  const starts = [0, ...joints.map(({ index, 0: mark }) => index + mark.length)];
  const ends = [...joints.map(({ index }) => index), action.length];
  const deeds = starts.map((start, at) => action.slice(start, ends[at]).trim());
  const [first = ''] = deeds;
  if (deeds.length === 1 || first.split(' ').length < 2 || sharesCase(deeds)) return [action];
  return deeds.some((deed) => pronoun.test(deed)) ? [action] : deeds;
}

/** What an earlier deed has named cannot be told without it. */
const pronoun = /(?<!\p{L})(?:it|them|its|one|they)(?!\p{L})/u;

/** "Stop the job and tell the owner if it fails": the case may be that of both. */
function sharesCase(deeds: readonly string[]): boolean {
  const last = deeds.at(-1) ?? '';
  return (
    / (?:if|when|whenever|once|unless|as soon as) /u.test(last) &&
    !/ (?:if|when|whenever|once) /u.test(deeds[0] ?? '')
  );
}
