import { gerundOf } from '../correct/lexicon/inflection.ts';
import { isVerbBase } from '../correct/lexicon/word-class.ts';
import { withCapital } from '../first-letter.ts';
import { parse } from '../syntax/parse.ts';
import { asObject } from '../understand/clause/object-form.ts';
import { isBaseVerb } from '../understand/clause/verbs.ts';
import { baseOfDone } from './scenario/done.ts';

/**
 * What is to become of a thing, as an order to whoever builds it: "the file is removed" → "Remove the file", "codes are not combined" →
 * "Prevent codes from being combined", "the endpoint stores the file" → "Make the endpoint store the file". Null where a state is demanded that
 * no such order brings about. English.
 */
export function activeOrder(subject: string, action: string, isNegative: boolean): string | null {
  const possible =
    /^it$/iu.test(subject) && !isNegative ? /^be possible (for .+? |)to (.+)$/su.exec(action) : null;
  if (possible)
    return possible[1] === ''
      ? `Make it ${action.slice(3)}`
      : `Allow ${possible[1]?.slice(4)}to ${possible[2]}`;
  if (noObject.test(subject)) return null;
  if (isNegative) return prevented(subject, action);
  const thing = /^there$/iu.test(subject) ? /^be ((?:an?|one|\d+) .+)$/su.exec(action)?.[1] : undefined;
  if (thing !== undefined) return `Provide ${thing}`;
  if (/^there$/iu.test(subject)) return null;
  return done(subject, action) ?? made(subject, action) ?? keptSo(subject, action);
}

/** "Be removed at night" of a file: "Remove the file at night". */
function done(subject: string, action: string): string | null {
  const [, before = '', participle = '', rest = ''] =
    /^(?:be|get) (automatically |immediately |always )?(\p{Ll}{3,}(?: (?:up|out|off|down)(?!\p{L}))?)(?!\p{L})(.*)$/su.exec(
      action,
    ) ?? [];
  const [verb = '', particle = ''] = participle.split(' ');
  const base = verb === '' ? null : baseOfDone(verb);
  if (
    base === null ||
    state.test(verb) ||
    (/ by (?!\d|email|mail|hand|post|default)/u.test(rest) && !arranged.test(base)) ||
    alsoDone.test(rest)
  )
    return null;
  // What stands behind a long subject might be read as a part of it.
  if (narrowed.test(subject) && rest.trim() !== '') return null;
  const small = particle === '' ? '' : ` ${particle}`;
  const how = before === '' ? '' : ` ${before.trim()}`;
  return `${withCapital(base)}${small} ${asObject(subject)}${rest}${how}`;
}

/** What is done by a mark of the things themselves, and by nobody who is named so: "split by branch". */
const arranged = /^(?:split|sort|group|order|partition|shard|rank|filter|divide|index)$/u;

/** "Store the file" of an endpoint: "Make the endpoint store the file". */
function made(subject: string, action: string): string | null {
  const [verb = ''] = /^\p{Ll}+/u.exec(action) ?? [];
  const isVerb = isBaseVerb(verb) || isVerbBase(verb);
  if (!isVerb || unmade.test(verb) || narrowed.test(subject) || goesOn.test(action)) return null;
  return `Make ${asObject(subject)} ${action}`;
}

/**
 * How a thing is to be, as an order: "be below 2%" → "Keep returns below 2%", "be 25 seconds" → "Set the interval to 25 seconds", "be visible" → "Make the
 * photo visible", "have an owner" → "Give each job an owner".
 */
function keptSo(subject: string, action: string): string | null {
  const thing = asObject(subject);
  if (narrowed.test(subject) || deed.test(subject) || goesOn.test(action) || alsoOther.test(action))
    return null;
  const [, stays = ''] = /^(?:stay|remain)(?: (.+))?$/su.exec(action) ?? [];
  if (/^(?:stay|remain)(?: |$)/u.test(action))
    return /^(?:an?|the(?! same)|our|their|its) /u.test(stays) || (stays === '' && !determined.test(subject))
      ? null
      : `Keep ${thing}${stays === '' ? '' : ` ${stays}`}`;
  const [, bound = ''] =
    /^be ((?:below|under|above|over|within|at most|at least|no more than|between) .+)$/su.exec(action) ?? [];
  if (bound !== '') return /^(?:at|no) /u.test(bound) ? null : `Keep ${thing} ${bound}`;
  const [, figure = ''] = /^be (\d[\d.,]*(?: ?(?:%|\p{L}+))?)$/su.exec(action) ?? [];
  if (figure !== '') return `Set ${thing} to ${figure}`;
  const [, quality = ''] =
    /^be (?!able|possible|there|only|no |not |up |to )((?:\p{Ll}+ly )?\p{Ll}[\p{L}-]{2,}(?: .+)?)$/su.exec(
      action,
    ) ?? [];
  if (quality !== '') return isQuality(quality) ? `Make ${thing} ${quality}` : null;
  const [, given = ''] =
    /^(?:have|get|receive) ((?:an?|its|their|one|two|three|fixed|own) (?!\p{Ll}{3,}ed$).+)$/su.exec(action) ??
    [];
  return given === '' || /^get (?:an? )?(?:chance|idea)/u.test(action) ? null : `Give ${thing} ${given}`;
}

/** Whether words say how something is: "unique", "free of charge", and not what is done to it or what it is. */
function isQuality(words: string): boolean {
  const tree = parse(`The file is ${words}`);
  const at = tree?.words.findIndex(({ relation }) => relation === 'root') ?? -1;
  const word = tree?.word(at);
  return (
    word?.tag === 'JJ' && at >= 3 && at <= 4 && !word.text.endsWith('ed') && baseOfDone(word.text) === null
  );
}

const determined = /^(?:the|an?|each|every|all|both|our|their|its) /iu;
/** "Deleting a flag": what somebody does. */
const deed = /^\p{L}{2,}ing (?:the|an?|for|to|all|it)(?!\p{L})|^\p{L}{2,}ing$/iu;
/** Several things that are said of it, or a clause of its own. */
const alsoOther =
  /[;:()“”"]|,(?! )|, (?:and|or|but|so) |(?<!\p{L})(?:and|or) (?:be|is|are|not|has|have|can)(?!\p{L})|(?<!\p{L})(?:but|so|because)(?!\p{L})/u;

function prevented(subject: string, action: string): string | null {
  const [verb = ''] = /^\p{Ll}+/u.exec(action) ?? [];
  if (
    narrowed.test(subject) ||
    /^be able to /u.test(action) ||
    !(verb === 'be' || isBaseVerb(verb) || isVerbBase(verb))
  )
    return null;
  if (/(?<!\p{L})(?:but|only|and|any more|anymore|any longer)(?!\p{L})|,/u.test(action)) return null;
  return `Prevent ${asObject(subject)} from ${verb === 'be' ? 'being' : gerundOf(verb)}${action.slice(verb.length)}`;
}

/** What stands for something, or for nothing. */
const noObject =
  /^(?:it|this|that|these|those|what|whoever|who|no|nobody|nothing|none|only|not)(?!\p{L})|[,;:()]/iu;
/** Participles of what something is and nothing that is done to it. */
const state =
  /^(?:needed|required|allowed|forbidden|supposed|supported|limited|based|related|concerned|affected|done|gone|closed|interested|used|known|called|named|seen|heard|felt|lost|left)$/u;
/** Another verb behind, which the order would leave without its subject. */
const alsoDone = /(?<!\p{L})(?:and|or|but|otherwise|then)(?!\p{L})/u;
/** What somebody else does besides. */
const goesOn =
  /(?<!\p{L})(?:but|otherwise)(?!\p{L})|(?:,| and| or) (?:then )?(?:the|an?|its|their|every|each|it|they) (?:\p{L}+ ){0,3}?(?:is|are|\p{Ll}{2,}[^su\P{L}]s)(?!\p{L})/u;
const narrowed = /(?<!\p{L})(?:that|which|who|whose|where)(?!\p{L})/u;
/** Verbs of what something is or undergoes. */
const unmade =
  /^(?:be|have|get|receive|need|stay|remain|contain|belong|cost|exist|depend|own|lack|want|hold|follow|apply|last|mean|know|happen|count|include|carry|consist|work|provide|enforce|ensure|lose)$/u;
