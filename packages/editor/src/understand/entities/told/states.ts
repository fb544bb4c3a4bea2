import { singularOf } from '../../api/nouns.ts';
import { isThing } from '../../api/thing.ts';
import { clausesIn } from '../clauses/clause.ts';
import { namesOf, ownName } from '../clauses/phrase.ts';
import { type Entity, plainField } from '../entity.ts';

const value = '["“\'`]?[\\p{L}][\\p{L}_-]{0,20}(?: [\\p{L}-]{1,20}){0,2}["”\'`]?';
const either = new RegExp(
  `^(?:(?:an?|each|every|the|all) )?([\\p{L}]{2,30}) (?:.{2,160}?(?:,|;| and) (?:and )?(?:(?:it|they|he|she)(?=[ '’]))?)?[ '’]?(?:is|are|s|re|can be|may be)(?: always)? (?:either|one of:?|in one of these states:?) ((?:${value}, ){0,8}${value},? or ${value})(?=$|[.;,])`,
  'iu',
);
const quoted =
  /^(?:an?|each|every|the|all)? ?([\p{L}]{2,30}) (?:is|are|can be) ((?:["“'`][^"”'`]{2,30}["”'`], ){1,8}["“'`][^"”'`]{2,30}["”'`],? or ["“'`][^"”'`]{2,30}["”'`])/iu;
/** "Stays are requested, confirmed, checked in or cancelled". */
const several =
  /^(?:the |all )?([\p{L}]{2,30}s) (?:are|can be|may be) ((?:[\p{L}-]{3,20}(?: (?:in|out|off|up|back))?, ){1,8}[\p{L}-]{3,20}(?: (?:in|out|off|up|back))?,? or [\p{L}-]{3,20}(?: (?:in|out|off|up|back))?)[.!]?$/iu;
/** "A cow can be in milk, dry, sick or sold". */
const maybe =
  /^(?:an?|each|every|the) ([\p{L}]{2,30}) (?:can|may) be ((?!(?:by|with|for|from|to) )(?:(?:in |on |under )?[\p{L}-]{2,20}, ){1,8}(?:in |on |under )?[\p{L}-]{2,20},? or (?:in |on |under )?[\p{L}-]{2,20})[.!]?$/iu;
const path =
  /(?:(?<!\p{L})(?:an?|each|every|the) |^)([\p{L}]{2,30}) (?:goe?s?|moves?|pass(?:es)?|runs?) from ((?:[\p{L}-]{2,20}(?: |, )(?:to |then )){1,6}[\p{L}-]{2,20})/iu;
/** "A repair is open, at the maker, returned or written off". */
const isOneOfThree =
  /^(?:an?|each|every) ([\p{L}]{2,30}) is ((?!an? |the |one )(?:[\p{L}-]{2,20}(?: [\p{L}-]{2,20}){0,2}, ){2,8}[\p{L}-]{2,20}(?: [\p{L}-]{2,20}){0,2},? or [\p{L}-]{2,20}(?: [\p{L}-]{2,20}){0,2})[.!]?$/iu;
/** "The loan goes through requested -> approved -> shipped". */
const arrows =
  /(?:(?<!\p{L})(?:an?|each|every|the) |^)([\p{L}]{2,30}) (?:goe?s?|moves?|pass(?:es)?|runs?)(?: (?:through|from|along))?:? ((?:[\p{L}_-]{2,20} ?(?:->|→|>) ?){1,8}[\p{L}_-]{2,20})/iu;
const begins =
  /(?<!\p{L})(?:starts?|begins?|is created|enters?|comes in) (?:out )?(?:in|as|with) ["“'`]?([\p{L}][\p{L} -]{1,30})/iu;

/** "An order has a status: new, paid or void", "with a temper: calm, nervous": the values behind a colon that end a sentence. */
const behindColon = new RegExp(
  `(?<!\\p{L})((?<=(?:has|have|with|and) (?:an?|the|its|one) )[\\p{L}_-]{3,24}|status|state|stage|phase|kind|type|category|level|priority|severity|role|temper|mood|condition|grade): ((?:${value}, ){1,8}(?:(?:or|and) )?${value})(?=[.!]?$)`,
  'iu',
);

/** What a thing has rather than what it may be: the street of an address. */
export const isPart =
  /^(?:and |or )?(?:(?:\p{L}+ )?(?:id|name|number|date|time|e-?mail|phone|address|street|city|zip|country|code|price|amount|currency|quantity|title|text|description|url|unit))$/iu;

/** A thing with its status, and whether the sentence tells it while it says what is done. */
interface States extends Pick<Entity, 'name' | 'fields'> {
  readonly isPassing: boolean;
}

/** The same sentence with those values in brackets, as other people write them. */
export function inBrackets(sentence: string): string {
  return sentence.replace(behindColon, (whole, name: string, list: string) =>
    list.split(', ').some((one) => isPart.test(one)) ? whole : `${name} (${list})`,
  );
}

/**
 * The states of a thing whose name is in `names`: "An animal is either in quarantine, available or adopted." `after` is
 * the sentence that follows, which may say with which of them it starts. Several that have states ("Alerts are open,
 * acknowledged or closed") are things wherever other sentences speak of one, which `isSpokenOf` tells.
 */
export function statesIn(
  sentence: string,
  after: string,
  names: ReadonlySet<string>,
  isSpokenOf: (name: string) => boolean,
): States[] {
  const said = sentence.replace(/^\p{L}{4,20}: (?=(?:an?|each|every) )/u, '');
  const [, subject = '', list = ''] =
    either.exec(said) ??
    quoted.exec(said) ??
    several.exec(said) ??
    maybe.exec(said) ??
    path.exec(said) ??
    arrows.exec(said) ??
    isOneOfThree.exec(said) ??
    [];
  const byClause = subject === '' ? statesOfClause(said, names, isSpokenOf) : null;
  if (byClause !== null) return [byClause];
  const name = singularOf(subject.toLowerCase());
  const passed = passedIn(`${sentence} ${after}`);
  if (passed !== null && names.has(passed.name))
    return [
      { name: passed.name, fields: [{ ...plainField('status'), values: passed.values }], isPassing: true },
    ];
  if (!names.has(name) && !(several.test(said) && isSpokenOf(name))) return [];
  const values = list
    .split(/,? or |, |,? to |,? then | ?(?:->|→|>) ?/u)
    .map((one) => one.replace(/^["“'`]|["”'`.]$/gu, '').trim())
    .filter((one) => one !== '');
  if (values.length < 2) return [];
  const start = begins.exec(sentence)?.[1] ?? begins.exec(after)?.[1] ?? '';
  const first = values.find((one) => bare(start).startsWith(bare(one))) ?? null;
  const called = either.test(sentence) && values.every(isSort) ? 'type' : 'status';
  return [{ name, fields: [{ ...plainField(called), values, default: first }], isPassing: false }];
}

/** "A payroll run is for one month and either draft, approved or paid": a clause on what a thing of several words may be. */
function statesOfClause(
  sentence: string,
  names: ReadonlySet<string>,
  isSpokenOf: (name: string) => boolean,
): States | null {
  for (const { subject, verb, isPassive, rest } of clausesIn(sentence)?.clauses ?? []) {
    const list = eitherOr.exec(rest)?.[1];
    if (subject === null || verb !== 'be' || isPassive || list === undefined) continue;
    const own = ownName(subject);
    const name = namesOf(subject).find((one) => names.has(one)) ?? (isSpokenOf(own) ? own : undefined);
    const values = list.split(/,? or |, /u).map((one) => one.trim());
    const called = values.every(isSort) ? 'type' : 'status';
    if (name !== undefined) return { name, fields: [{ ...plainField(called), values }], isPassing: false };
  }
  return null;
}

/** "Child", "adult", "family": what something is, and no state that it is in. */
function isSort(word: string): boolean {
  return /^\p{Ll}{3,}$/u.test(word) && isThing(word) && !inState.test(word);
}

const inState =
  /(?:ed|en|ing|ive|ble|ant|ent|ous|ful|less|ic|al|ary)$|^(?:open|shut|new|old|due|late|free|busy|full|empty|void|idle|dry|sick|dead|well|done|sold|lost|found|paid|sent|kept|held|shown|hidden|draft|live|on|off|in|out|up|down|ready|final|public|private|early|true|false|clean|dirty|loose|broken|whole|calm|male|female|pending|stock|use|repair|transit|progress|review|quarantine)$/u;

const eitherOr = new RegExp(
  `(?:^|,? and |, )(?:either|one of:?) ((?:${value}, ){0,8}${value},? or ${value}?)(?= and (?:runs|lasts|expires|ends|has|is) |$)`,
  'iu',
);

function bare(text: string): string {
  return text.toLowerCase().replace(/^(?:in|under|as) /u, '');
}

/** "The order moves to "received"", and what it is after that. */
const moves =
  /(?<!\p{L})(?:the|an?|each|every) ([\p{L}]{2,30}) (?:moves|goes|changes|switches|turns|is set) (?:in)?to ["“']([\p{L} -]{2,30})["”']/iu;
const afterwards =
  /(?:afterwards|after that|later|then|and finally|finally|at last|next)(?:,| it is| it becomes| it moves to| comes){0,2} ["“']([\p{L} -]{2,30})["”']/giu;

/** The states in quotes that a thing passes one after the other, over two sentences; null where there are fewer than two. */
function passedIn(text: string): { name: string; values: readonly string[] } | null {
  const start = moves.exec(text);
  if (!start) return null;
  const rest = text.slice(start.index + start[0].length);
  const values = [start[2] ?? '', ...[...rest.matchAll(afterwards)].map((match) => match[1] ?? '')];
  return values.length < 2 ? null : { name: singularOf((start[1] ?? '').toLowerCase()), values };
}
