import { participleOf } from '../../understand/clause/participle.ts';
import { baseOfParticiple, isBaseVerb } from '../../understand/clause/verbs.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import { type Act, bareSubject, isSystem, oneAmong, withArticle } from './act.ts';

/** A deed that takes place anyway, and how it has to be done. */
export interface Manner {
  readonly trigger: string;
  readonly outcome: string;
}

const how =
  '(?:per|in|as(?= (?:an? )?[\\p{Lu}`])|by|via|with|through|on|to|from|at|within|using|without|into|onto|against|under|over|only)';
const object = String.raw`(?:(?:the|an?|all|every|each|any|their|its) )?(?:[\p{L}’'-]+ ){0,2}?[\p{L}-]{3,}`;
const done = new RegExp(String.raw`^be (\p{Ll}{3,})( ${how} .{2,})$`, 'su');
const doing = new RegExp(String.raw`^(\p{Ll}{3,}) (${object})(,? ${how} .{2,})$`, 'su');
const plainDeed = new RegExp(String.raw`^(\p{Ll}{3,}) (${object})$`, 'su');
/** How something is, what is offered, and what only is. */
const noDeed =
  /^(?:be|have|need|own|belong|contain|stay|remain|exist|provide|offer|support|allow|let|ensure|cost|fit|keep|hold|follow|accept|work|run|get|go|come|make|take)(?!\p{L})/u;

/**
 * "Register every model in the catalogue with its commit": when a model is registered, then it is done so. Null where a
 * demand has no deed, or nothing behind it that says how.
 */
export function mannerOf(subject: string, action: string): Manner | null {
  const turned = turnedAway.exec(action)?.[0];
  if (turned !== undefined) {
    return { trigger: `${oneThing(subject)} comes in`, outcome: `it is ${action.slice(3)}` };
  }
  const [, participle = '', way = ''] = done.exec(action) ?? [];
  if (
    participle !== '' &&
    baseOfParticiple(participle) !== null &&
    !/^(?:there|it|they|this)$/iu.test(subject)
  )
    return {
      trigger: `${oneThing(subject)} is ${participle}`,
      outcome: `this is done${way}`,
    };
  const [, verb = '', what = '', tail = ''] = doing.exec(action) ?? [];
  if (verb === '' || noDeed.test(verb) || !isBaseVerb(verb) || pointsAway.test(what)) return null;
  if (isSystem(subject))
    return { trigger: `${oneThing(what)} is ${participleOf(verb)}`, outcome: `this is done${tail}` };
  return {
    trigger: `${subject} ${conjugated(`${verb} ${oneThing(what)}`, subject)}`,
    outcome: `${isPlural(subject) ? 'they do' : 'it does'} so${tail}`,
  };
}

const noThing =
  /^(?:it|them|this|that|these|those|back|up|down|out|off|on|whether|what|how|who|which|where|when|not|no|only|from|to|for|in|at|by|with)(?!\p{L})/iu;

/** "Move the export to a queue": what a change has done to a thing; null where it is not plain what to. */
export function changedBy({ subject, action }: Act): string | null {
  const [, verb = '', what = '', tail = ''] =
    subject === 'the change' ? (doing.exec(action) ?? plainDeed.exec(action) ?? []) : [];
  if (verb === '' || noThing.test(what) || !isBaseVerb(verb) || / and /u.test(action)) return null;
  // "Block merges with known faults": what is said of the thing stays with it.
  const [own, behind] = /^,? (?:with|without|for|from|of)(?!\p{L})/u.test(tail) ? [tail, ''] : ['', tail];
  return `${what}${own} ${isPlural(what) ? 'have' : 'has'} been ${participleOf(verb)}${behind}`;
}

/** What comes in before it is turned away or taken in. */
const turnedAway =
  /^be (?:rejected|refused|ignored|discarded|dropped|declined|denied|accepted)(?! (?:as|until|by)(?!\p{L}))(?!\p{L})/u;

const pointsAway =
  /^(?:it|them|this|that|these|those|back|up|down|out|off|on|whether|what|how|who|which|where|when|not|no|only|anything|everything|nothing)(?!\p{L})/iu;

/** "Score > 9_999_999": one with such a value. */
export const compared = /^\p{L}+(?: \p{L}+)? (?:[<>≤≥]=?|==?) \S+$/u;

/** One of what a noun names: "reminders", "every model" → "a reminder", "a model"; "the file" stays. */
function oneThing(what: string): string {
  if (/^(?:the|their|its)\s/iu.test(what) && !isPlural(what)) return what;
  if (compared.test(what)) return withArticle(what);
  const bare = bareSubject(what);
  return isPlural(bare) || bare !== what ? withArticle(oneAmong(what)) : what;
}
