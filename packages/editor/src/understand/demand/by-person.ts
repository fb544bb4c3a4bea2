import { isPersonName } from '../../correct/spelling/person-names.ts';
import { withoutCapital } from '../../first-letter.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { lowerWord } from '../lower-word.ts';
import type { Parts } from './parts.ts';
import { isSoftwareThing } from './software-thing.ts';

const mark = String.raw`(?:(?:AP|AI|[Aa]ctions?(?: items?| points?)?|ACTION|[Tt]o-?[Dd]o|TODO|[Tt]ask)\s?[:–-]?\s{1,2})`;
const person = String.raw`@?(\p{Lu}\p{Ll}{1,15}(?: (?:and|&|\+) \p{Lu}\p{Ll}{1,15})?)`;
const called = new RegExp(String.raw`^(${mark})?${person}\s?(?::|\s[–-])\s(.{3,})$`, 'su');
const sent = new RegExp(
  String.raw`^(${mark})?${person} (?:to|will|needs to|has to) (?:also )?(\p{Ll}{2,20}\s.{2,})$`,
  'su',
);

/** "renew the certificate": a word before a thing that it is done to. */
const ordersThing =
  /^\p{Ll}{3,12}(?<!s|ed|ing) (?:the|an?|our|all|every|each|this|that|these|those|their)(?!\p{L})/u;

/** "… until Friday", "… by 18.03.": till when. */
const dated =
  /(?<!\p{L})(?:until|till|by|before|due)\s(?:the )?(?:\uE010|\d|mon|tue|wed|thu|fri|sat|sun|tomorrow|today|tonight|next|end|january|february|march|april|may|june|july|august|september|october|november|december)/iu;

/**
 * "AP Omar: renew the certificate", "Ines to check with legal", "Rolf: write the notice until Friday": who has to do
 * something is named. A name before a colon without a date is somebody who speaks. English only.
 */
export function byPerson(said: string): Parts | null {
  const match = called.exec(said) ?? sent.exec(said);
  const [, announced, who = '', what = ''] = match ?? [];
  if (!match || (announced === undefined && called.test(said) && !dated.test(what))) return null;
  if (announced === undefined && !who.split(/ (?:and|&|\+) /u).every(isName)) return null;
  if (announced === undefined && isSoftwareThing.test(who)) return null;
  const isOrder =
    isBaseVerb(/^\p{Ll}+/u.exec(what)?.[0] ?? '') ||
    ordersThing.test(what) ||
    /^(?:don['’]?t|do not|never) /iu.test(what);
  if (!isOrder && announced === undefined) return null;
  const forbids = /^(?:don['’]?t|do not|never) /iu.exec(what)?.[0] ?? '';
  const action = isOrder ? withoutCapital(what.slice(forbids.length)) : `see to ${lowerWord(what)}`;
  return { subject: who, strength: null, isNegative: forbids !== '', action };
}

/** A person's name, or a word with a capital that is no common one: "Kwame". */
function isName(word: string): boolean {
  return isPersonName(word) || (/^\p{Lu}\p{Ll}{1,12}$/u.test(word) && lowerWord(word) === word);
}

/** Whether a sentence gives somebody an order. */
export function ordersPerson(prose: string): boolean {
  return byPerson(prose.replace(/[.!]+$/u, '')) !== null;
}
