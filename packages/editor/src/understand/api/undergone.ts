import { lowerFirst } from '../../first-letter.ts';
import { participleOf } from '../clause/participle.ts';
import { baseOfParticiple } from '../clause/verbs.ts';
import type { Meaning } from './meaning.ts';
import { narrowsList, queryNames } from './query-names.ts';
import type { Spoken } from './spoken-operation.ts';
import { meaningOf, verbPattern } from './verbs.ts';

/** "A pending payout", "deliveries of an endpoint": what something is done to, in as many words as a noun phrase has. */
const thing =
  '(?<thing>(?:(?:an?|the|each|every|all|any|one) )?(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{3,30}(?: (?:of|for|in|on|from) (?:an?|the|each|every|one|its|their) (?:[\\p{L}-]+ )?[\\p{L}-]{3,30})?)';
/** "For each environment the flag …": where it is done, which says nothing of what. */
const place =
  '(?:(?:for|in|on|at|within) (?:each|every|an?|any|the) [\\p{L}-]{3,30}(?: [\\p{L}-]{3,30})?,? )?';
const able = new RegExp(
  `^${place}${thing} (?:can|may) (?:also |only |then |later |optionally )?be (?<deeds>[^;:!?]{3,160})$`,
  'iu',
);
/** "A flag is created with key and value": with what it is made is what the caller hands in. */
const made = new RegExp(
  `^${thing} (?:is|are|gets?) (?<deeds>(?:created|added|registered|submitted|booked|reported|uploaded|ordered|opened|requested|posted|sent|recorded|logged|filed|entered|placed|issued) with (?!(?:the )?(?:status|state|default) ).{3,160})$`,
  'iu',
);

/** "Sent", "looked at": the verb by what is said to be done. */
const bases = new Map(
  verbPattern.split('|').map((verb) => {
    const [first = '', ...particle] = verb.split(' ');
    return [[participleOf(first), ...particle].join(' '), verb];
  }),
);
const done = new RegExp(
  `^(${[...bases.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})(.*)$`,
  'iu',
);
const joint = /,? (?:and|or) (?:also |then |later )?(?:be )?|, (?:also |then )?/giu;
const particle = /^(?:in|out|on|off|up|down|back)$/iu;
/** "Looked at one by one": one of them each time. */
const oneByOne = /^ (?:one by one|individually|singly|by (?:its|their) ids?|one at a time)(?!\p{L})/iu;
/** "Downloaded per score": whose it is. */
const perOwner =
  /^ (?:per|for each|for every) (?!(?:day|week|month|year|hour|minute|page)(?!\p{L}))([\p{L}-]{3,30})(?!\p{L})/iu;

/**
 * Operations by what can be done to a thing: "keys can be listed (without secret), looked at one by one, renamed and revoked",
 * "the usage of a key can be read per day". `before` is the thing spoken of before.
 */
export function undergoneIn(text: string, before: string | null): Spoken[] {
  const plain = text.replace(/ \([^()]*\)/gu, '').replace(/[.!]+$/u, '');
  const { thing: subject = '', deeds = '' } = (able.exec(plain) ?? made.exec(plain))?.groups ?? {};
  if (deeds === '' || noSubject.test(subject)) return [];
  const manner = able.test(plain) ? 'able' : 'done';
  const all = manner === 'able' ? deeds.split(joint) : [deeds];
  const found: { meaning: Meaning; query: string[] }[] = [];
  let last = '';
  for (const piece of all) {
    const said = particle.test(piece) ? `${last.split(' ')[0] ?? ''} ${piece}` : piece;
    const [, participle = '', rest = ''] = done.exec(said) ?? [];
    const names = narrowsList(said);
    const previous = found.at(-1);
    if (names !== null && previous !== undefined) {
      previous.query.push(...names);
      continue;
    }
    // "Damages can be paid or open" tells states.
    if (participle === '' && /^\p{L}+$/u.test(said) && baseOfParticiple(said.toLowerCase()) === null)
      if (found.length === 0 || state.test(said)) return [];
    const meaning = participle === '' ? null : meaningOf(phraseOf(participle, subject, rest), before);
    if (meaning?.thing) {
      const isList = meaning.method === 'GET' && !meaning.isItem;
      const words = `${bases.get(participle.toLowerCase()) ?? ''} the ${meaning.thing}${rest}`;
      found.push({ meaning, query: isList ? queryNames(words) : [] });
    } else if (found.length > 0) break;
    last = participle;
  }
  return found.map((one) => ({ ...one, manner, phrase: text }));
}

/** What a thing is and what is not done to it. */
const state =
  /^(?:open|shut|free|empty|full|late|new|old|due|void|active|inactive|public|private|pending|idle|online|offline|true|false|null|unique)$/iu;

/** Whatever is said of no thing by its name. */
const noSubject =
  /^(?:it|this|that|they|these|those|there|which|who|what|if|when|while|once|because|since|nobody|no|nothing|only|we|i|you|anything|everything|as|with|without|after|before|until)(?!\p{L})/iu;

/** "Looked at", "keys", " one by one" → "look at a key". */
function phraseOf(participle: string, subject: string, rest: string): string {
  const verb = bases.get(participle.toLowerCase()) ?? '';
  const plain = lowerFirst(subject);
  const whole = /^(?:an?|the|each|every|all|any|one) /iu.test(plain) ? plain : `the ${plain}`;
  if (oneByOne.test(rest)) return `${verb} ${whole.replace(/^(?:the|all) (.*?)s$/iu, 'one $1')}`;
  const owner = perOwner.exec(rest)?.[1];
  return owner === undefined || / (?:of|for) /u.test(whole)
    ? `${verb} ${whole}`
    : `${verb} ${whole} of a ${owner}`;
}
