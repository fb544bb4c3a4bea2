import { englishWords } from '../spelling/english-words.ts';
import { gerundOf, pastOf } from './inflection.ts';
import { baseOf, thirdPersonOf } from './verbs.ts';
import {
  isCountedNoun,
  isNounWithPlural,
  isRegularVerb,
  isVerbBase,
  isVerbOnly,
  pluralOf,
  regularBase,
  SOFTWARE_VERB,
  singularOfCounted,
} from './word-class.ts';

/** A form of a word: which word, which of its forms, and all of them in the order of the labels. */
export interface Inflected {
  readonly key: string;
  readonly members: readonly (string | null)[];
  readonly observed: number;
}

/** Past and participle of verbs that do not go by the rule; the gerund where it doubles a letter. */
const IRREGULAR =
  'become became become,begin began begun beginning,break broke broken,bring brought brought,build built built,buy bought bought,catch caught caught,choose chose chosen,come came come,deal dealt dealt,do did done,draw drew drawn,drive drove driven,eat ate eaten,fall fell fallen,feel felt felt,fight fought fought,find found found,forget forgot forgotten forgetting,get got got getting,give gave given,go went gone,grow grew grown,hear heard heard,hide hid hidden,hold held held,keep kept kept,know knew known,lead led led,leave left left,lose lost lost,make made made,mean meant meant,meet met met,pay paid paid,rise rose risen,run ran run running,say said said,see saw seen,sell sold sold,send sent sent,sit sat sat sitting,shake shook shaken,show showed shown,speak spoke spoken,spend spent spent,stand stood stood,steal stole stolen,take took taken,teach taught taught,tell told told,think thought thought,throw threw thrown,understand understood understood,wake woke woken,wear wore worn,win won won winning,write wrote written,rewrite rewrote rewritten,overwrite overwrote overwritten,undo undid undone';

const irregular = new Map<string, Inflected>();
for (const entry of IRREGULAR.split(',')) {
  const [key = '', past = '', participle = '', gerund = gerundOf(key)] = entry.split(' ');
  const members = [key, thirdPersonOf(key), past, participle, gerund];
  members.forEach((form, observed) => {
    if (!irregular.has(form)) irregular.set(form, { key, members, observed });
  });
}

const MOST_REMEMBERED = 5_000;
const verbs = new Map<string, Inflected | null>();
const nouns = new Map<string, Inflected | null>();

function remembered(
  known: Map<string, Inflected | null>,
  word: string,
  make: (word: string) => Inflected | null,
): Inflected | null {
  const before = known.get(word);
  if (before !== undefined) return before;
  const made = /^[a-z]{3,20}$/.test(word) ? make(word) : null;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(word, made);
  return made;
}

/** A form of a regular verb, which may be a noun as well. */
export function regularVerb(word: string): Inflected | null {
  return remembered(verbs, word, () => {
    if (irregular.has(word)) return null;
    const ending = /(?:es|s|ed|ing)$/.exec(word)?.[0] ?? '';
    const stem = word.slice(0, word.length - ending.length);
    const base =
      ending === '' || isRegularVerb(word)
        ? word
        : (regularBase(stem) ?? regularBase(word.replace(/s$/, '')));
    if (base === undefined || !isRegularVerb(base) || irregular.has(base) || !isUsedAsVerb(base)) return null;
    const members = [base, thirdPersonOf(base), pastOf(base), gerundOf(base)];
    const observed = members.indexOf(word);
    return observed < 0 ? null : { key: base, members, observed };
  });
}

/** The likelihood of a past that people write. */
const USED = 1.6;

/** Whether a verb is used as one: dictionaries have "to minor" and "to gauge" as well. */
function isUsedAsVerb(base: string): boolean {
  return isVerbOnly(base) || SOFTWARE_VERB.test(base) || englishWords().likelihood(pastOf(base)) >= USED;
}

/** A form of an irregular verb; a form that is two of them is the first. */
export function irregularVerb(word: string): Inflected | null {
  return irregular.get(word) ?? null;
}

/** What looks like a noun with a plural and is none. */
const NO_NOUN = /^(?:your|our|their|her|it|let|split|set|put|cut|hit|cost|read|hurt)$/;

/** A noun that is no verb, singular or plural. */
export function noun(word: string): Inflected | null {
  return remembered(nouns, word, () => {
    const singular = singularOfCounted(word) ?? word;
    if (NO_NOUN.test(singular)) return null;
    if (!isCountedNoun(singular) && !isNounWithPlural(singular)) return null;
    if (isRegularVerb(singular) || irregular.has(singular)) return null;
    const members = [singular, pluralOf(singular)];
    return { key: singular, members, observed: members.indexOf(word) };
  });
}

/** The base of a third-person form of any verb: "sets", "retries". */
export function thirdPersonBase(third: string): string | undefined {
  const small = third.toLowerCase();
  if (!/[^s]s$/.test(small)) return undefined;
  if (/^(?:need|want|read)s$/.test(small)) return small.slice(0, -1);
  const known = irregularVerb(small);
  if (known?.observed === THIRD_PERSON) return known.key;
  const bare = small.replace(/s$/, '');
  return (
    baseOf(small) ??
    (small.endsWith('es') ? regularBase(small.replace(/es$/, '')) : undefined) ??
    (isRegularVerb(bare) ? bare : undefined) ??
    // "sets"
    (isVerbBase(bare) ? bare : undefined)
  );
}

/** Where the third person stands among the forms. */
const THIRD_PERSON = 1;
