import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { upperFirst } from '../../first-letter.ts';
import { singularOf } from '../api/nouns.ts';
import { isBookedItself } from '../api/verbs.ts';
import type { Statement } from '../statement.ts';
import { boundIn, onePer, spanIn, uniqueWithin } from './deal-fields.ts';
import { deedsIn } from './deeds.ts';
import type { Entity, Relation } from './entity.ts';
import { isForMany } from './for-many.ts';
import { people } from './people.ts';
import { thingKey } from './thing-key.ts';
import { describedPart } from './told/part.ts';
import { partsOf } from './told/parts.ts';

/** What is kept of a deed between two things, by its verb: who borrows a book leaves a loan. */
const records: Readonly<Record<string, readonly string[]>> = {
  borrow: ['loan', 'borrowing', 'checkout', 'lending'],
  lend: ['loan', 'lending'],
  'check out': ['checkout', 'loan'],
  rent: ['rental', 'rent', 'booking'],
  hire: ['rental', 'hire'],
  book: ['booking', 'reservation'],
  reserve: ['reservation', 'booking'],
  order: ['order'],
  buy: ['purchase', 'order', 'sale'],
  purchase: ['purchase', 'order'],
  rate: ['rating', 'review'],
  review: ['review', 'rating'],
  like: ['like'],
  bookmark: ['bookmark', 'favourite', 'favorite'],
  follow: ['follow', 'subscription'],
  'subscribe to': ['subscription'],
  'enrol in': ['enrolment', 'enrollment'],
  'enroll in': ['enrollment', 'enrolment'],
  'register for': ['registration', 'enrolment'],
  'sign up for': ['registration', 'signup'],
  'apply for': ['application'],
  attend: ['attendance', 'registration'],
  'comment on': ['comment'],
  'vote for': ['vote'],
  'vote on': ['vote'],
  'bid on': ['bid'],
  sponsor: ['sponsorship'],
  adopt: ['adoption'],
};
const verbs = Object.keys(records);
const forms = new Map(
  verbs.flatMap((verb) => {
    const [first = '', ...others] = verb.split(' ');
    return [
      [verb, verb],
      [[thirdPersonOf(first), ...others].join(' '), verb],
    ];
  }),
);
const several =
  'an?|the|one|several|many|multiple|any|some|other|up to \\d+|at most \\d+|more than one|any number of';
const dealing = new RegExp(
  `(?:^|[.;,:]\\s|\\sand\\s)(?:(?:an?|each|every|the|all) )?(\\p{L}{3,30}) (?:(?:can|may|must be able to|should be able to|are able to|is able to) )?(?:also )?(${[...forms.keys()].toSorted((a, b) => b.length - a.length).join('|')}) (?:(?:${several}) ){0,2}(\\p{L}{3,30})(?!\\p{L})`,
  'giu',
);
/** "A user can leave one rating for a recipe": what is made of two things, by its own name. */
const left = new RegExp(
  `(?:^|[.;,:]\\s|\\sand\\s)(?:(?:an?|each|every|the|all) )?(\\p{L}{3,30}) (?:(?:can|may|must be able to|should be able to|are able to|is able to) )?(?:also )?(?:gives?|leaves?|writes?|posts?|makes?|adds?|submits?|sends?|files?|places?|creates?) (?:(?:${several}|only one|exactly one) )(\\p{L}{3,30})(?: \\([^()]{1,40}\\))? (?:for|on|about|of|to) (?:(?:an?|the|each|every|their|one) )(\\p{L}{3,30})(?!\\p{L})`,
  'giu',
);
/** "A student has a name and can enrol in many courses": who does it stands at the start. */
const further =
  /^((?:an?|each|every|the) \p{L}{3,30}) (?:has|have|is) .{2,200}?,? and ((?:can|may) .{4,200})$/isu;
/** "Put recipes into collections": what is in several of them, and they have several of it. */
const gathered =
  /(?<!\p{L})(?:put|add|sort|group|organi[sz]e|file|collect|save)s? (?:(?:an?|the|their|several|many) )?(\p{L}{3,30}) (?:in|into|to) (?:(?:their|several|many|one or more|own|different) ){0,2}(\p{L}{3,30}s)(?!\p{L})/iu;
const alsoKept =
  /^(?:the |its |their )?(.{4,120}?) (?:is|are|must be|should be) (?:also )?(?:stored|recorded|kept|saved|tracked)(?: with it| too| as well)?[.]?$/iu;
/** Entities and relations of a model. */
export interface Dealings {
  readonly entities: readonly Entity[];
  readonly relations: readonly Relation[];
  /** Statements that tell dealings: they say nothing else of how many of one thing another has. */
  readonly statements: ReadonlySet<number>;
}

/**
 * What is kept where sentences say what somebody does with a thing: "members can borrow up to 5 copies" makes a loan of a member
 * and a copy, and "one rating per user and recipe" has no second one. Only deeds on things that `entities` describe count.
 */
export function dealingsIn(statements: readonly Statement[], entities: readonly Entity[]): Dealings {
  const known = new Map(entities.map(({ name }) => [thingKey(name), name]));
  const isCapital = entities.length > 0 && entities.every(({ name }) => /^\p{Lu}/u.test(name));
  const nameOf = (noun: string) => known.get(noun) ?? (isCapital ? upperFirst(noun) : noun);
  const said = new Set(
    statements.flatMap(({ text }) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf)),
  );
  const forMany = new Set(entities.filter(isForMany).map(({ name }) => thingKey(name)));
  const found: Entity[] = [];
  const relations: Relation[] = [];
  const told = new Set<number>();
  const between = (from: string, to: string, cardinality: Relation['cardinality'], index: number) =>
    relations.push({ from: nameOf(from), to: nameOf(to), cardinality, statements: [index] });
  for (const { text, index, kind } of statements) {
    if (kind === 'question' || kind === 'nonGoal' || kind === 'future') continue;
    const last = found.at(-1);
    const kept = alsoKept.exec(text)?.[1];
    // "Enrolment date and progress are stored" behind the sentence on who enrols.
    if (kept !== undefined && last !== undefined && told.has(index - 1))
      found.push({
        name: last.name,
        fields: partsOf(kept).flatMap((part) => describedPart(part)?.field ?? []),
        statements: [],
      });
    for (const { subject, verb, object, behind } of dealt(text, known)) {
      const names = records[verb] ?? [];
      // An appointment is what booking one makes, where it is not for many.
      if (/^(?:book|reserve)$/u.test(verb) && isBookedItself.test(object) && !forMany.has(object)) continue;
      if (!known.has(object) || subject === object || !(known.has(subject) || people.test(subject))) continue;
      const record =
        names.find((name) => known.has(name)) ?? names.find((name) => said.has(name)) ?? names[0] ?? '';
      if (record === subject || record === object) continue;
      told.add(index);
      found.push(...(known.has(subject) ? [] : [{ name: nameOf(subject), fields: [], statements: [] }]), {
        name: nameOf(record),
        fields: [...boundIn(behind), ...spanIn(behind, verb), ...onePer(text, record, subject, object)],
        statements: [],
      });
      between(subject, record, 'one-to-many', index);
      between(object, record, 'one-to-many', index);
    }
    for (const [whole, by = '', what = '', of = ''] of text.matchAll(left)) {
      const [subject, record, object] = [thingKey(by), thingKey(what), thingKey(of)];
      const isKnown = known.has(object) && (known.has(subject) || people.test(subject));
      if (!isKnown || new Set([subject, record, object]).size < 3 || notKept.test(record)) continue;
      told.add(index);
      found.push(...(known.has(subject) ? [] : [{ name: nameOf(subject), fields: [], statements: [] }]), {
        name: nameOf(record),
        fields: [...boundIn(whole), ...(onlyOne.test(text) ? [uniqueWithin(object, subject)] : [])],
        statements: [],
      });
      between(subject, record, 'one-to-many', index);
      between(object, record, 'one-to-many', index);
    }
    const [, thing = '', place = ''] = gathered.exec(text) ?? [];
    if (!known.has(thingKey(thing)) || thingKey(place) === thingKey(thing)) continue;
    told.add(index);
    if (!known.has(thingKey(place)))
      found.push({ name: nameOf(thingKey(place)), fields: [], statements: [] });
    between(thingKey(thing), thingKey(place), 'many-to-many', index);
  }
  return { entities: found, relations, statements: told };
}

interface Dealt {
  readonly subject: string;
  readonly verb: string;
  readonly object: string;
  readonly behind: string;
}

/** The dealings of a sentence by its words and by its clauses; each of them once. */
function dealt(text: string, known: ReadonlyMap<string, string>): Dealt[] {
  const byWords = [...clauses(text).matchAll(dealing)].map(
    ([, by = '', form = '', of = '']): Dealt => ({
      subject: thingKey(by),
      verb: forms.get(form.toLowerCase()) ?? '',
      object: thingKey(of),
      behind: text.slice(text.indexOf(of, text.indexOf(form)) + of.length),
    }),
  );
  const baseOf = (form: string) => participles.get(form);
  const byClauses = deedsIn(text, baseOf).flatMap(({ subjects, verb, objects, behind }): Dealt[] => {
    const subject = subjects.find((name) => known.has(name)) ?? subjects.find((name) => people.test(name));
    const object = objects.find((name) => known.has(name));
    return verb in records && subject !== undefined && object !== undefined
      ? [{ subject, verb, object, behind }]
      : [];
  });
  const all = [...byWords, ...byClauses];
  const key = ({ subject, verb, object }: Dealt) => `${subject} ${verb} ${object}`;
  return all.filter((one, at) => all.findIndex((other) => key(other) === key(one)) === at);
}

/** "Give one rating for a recipe, not two", "only one". */
const onlyOne =
  /(?<!\p{L})(?:(?:only|exactly|at most|just) one|one \p{L}{3,30}[^.;]{0,60}, not (?:two|more))(?!\p{L})/iu;
/** What is said of another thing and not kept beside it. */
const notKept =
  /^(?:change|copy|access|look|request|mail|e-?mail|message|notification|link|reminder|list|name|way)$/u;

/** The sentence with who does it before each of its clauses. */
function clauses(text: string): string {
  const [, subject = '', deeds = ''] = further.exec(text) ?? [];
  const told = deeds === '' ? text : `${text}. ${subject} ${deeds}`;
  const [, thing = '', form = '', by = ''] = undergone.exec(text) ?? [];
  const verb = participles.get(form.toLowerCase());
  return verb === undefined
    ? told
    : `${told}. A ${singularOf(by.toLowerCase())} can ${verb} several ${thing}`;
}

/** "A copy can be reserved by many members". */
const undergone =
  /(?:^|[.;,] )(?:an?|each|every|one|the) (\p{L}{3,30}) (?:can|may) be (\p{L}{4,20}) by (?:(?:an?|one or more|many|several|multiple|more than one|any number of|different) )(\p{L}{3,30})(?!\p{L})/iu;

const participles: ReadonlyMap<string, string> = new Map(
  verbs
    .filter((verb) => !verb.includes(' '))
    .map((verb) => [
      verb === 'lend' ? 'lent' : verb === 'buy' ? 'bought' : `${verb.replace(/e$/u, '')}ed`,
      verb,
    ]),
);
