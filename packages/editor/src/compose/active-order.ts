import { gerundOf } from '../correct/lexicon/inflection.ts';
import { isVerbBase } from '../correct/lexicon/word-class.ts';
import { withCapital } from '../first-letter.ts';
import { asObject } from '../understand/clause/object-form.ts';
import { isBaseVerb } from '../understand/clause/verbs.ts';
import { baseOfDone } from './scenario/done.ts';

/**
 * What is to become of a thing, as an order to whoever builds it: "the file is removed" → "Remove the file", "codes are not combined" →
 * "Prevent codes from being combined", "the endpoint stores the file" → "Make the endpoint store the file". Null where a state is demanded that
 * no such order brings about. English.
 */
export function activeOrder(subject: string, action: string, isNegative: boolean): string | null {
  if (noObject.test(subject)) return null;
  if (isNegative) return prevented(subject, action);
  const thing = /^there$/iu.test(subject) ? /^be ((?:an?|one|\d+) .+)$/su.exec(action)?.[1] : undefined;
  if (thing !== undefined) return `Provide ${thing}`;
  if (/^there$/iu.test(subject)) return null;
  return done(subject, action) ?? made(subject, action);
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
    / by (?!\d|email|mail|hand|post|default)/u.test(rest) ||
    alsoDone.test(rest)
  )
    return null;
  // What stands behind a long subject might be read as a part of it.
  if (narrowed.test(subject) && rest.trim() !== '') return null;
  const small = particle === '' ? '' : ` ${particle}`;
  const how = before === '' ? '' : ` ${before.trim()}`;
  return `${withCapital(base)}${small} ${asObject(subject)}${rest}${how}`;
}

/** "Store the file" of an endpoint: "Make the endpoint store the file". */
function made(subject: string, action: string): string | null {
  const [verb = ''] = /^\p{Ll}+/u.exec(action) ?? [];
  const isVerb = isBaseVerb(verb) || isVerbBase(verb);
  if (!isVerb || unmade.test(verb) || narrowed.test(subject) || goesOn.test(action)) return null;
  return `Make ${asObject(subject)} ${action}`;
}

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
