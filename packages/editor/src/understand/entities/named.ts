import { singularOf } from '../api/nouns.ts';
import { canBeThing, isThing } from '../api/thing.ts';
import type { Statement } from '../statement.ts';
import type { Entity } from './entity.ts';
import { manyWith, oneToMany, tersely } from './relations.ts';

const patterns: readonly RegExp[] = [
  /(?<!\p{L})(?:tables?|tabellen?|tablas?|entity|entities|collections?)\s(?:(?:is|are|named|called|heißt|namens|ist|appelée|llamada|est|es)\s)?`([\p{L}_][\p{L}\p{N}_]{1,50})`/giu,
  /`([\p{L}_][\p{L}\p{N}_]{1,50})`\s(?:table|tabelle|entity|collection)(?!\p{L})/giu,
];

/** Tables a sentence names without describing them: "the token table is `device_tokens`". */
export function namedEntities(statements: readonly Statement[]): Entity[] {
  const said = statements.map(({ text }) => text.toLowerCase()).join('\n');
  return statements
    .flatMap(({ text }) => [
      ...patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')),
      ...relatedNames(text, said),
      ...countedNames(text),
      ...holdingNames(text, said),
      ...[...text.matchAll(tersely)]
        .map(([, one = '', other = '']) => [one, other].map((name) => singularOf(name.toLowerCase())))
        .filter((names) => names.every((name) => !uncounted.test(name) && canBeThing(name)))
        .flat(),
      ...[...text.matchAll(manyWith)].flatMap(([, one = '', other = '']) =>
        [one, other].map((name) => singularOf(name.toLowerCase())),
      ),
    ])
    .map((name) => ({ name, fields: [], statements: [] }));
}

const other = '(?:exactly |only |just )?(?:one|an?|a single) (\\p{L}[\\p{L}-]{1,30})';
const start = '(?:^|[.;,] |\\band )';
/** "Hives belong to an apiary", "a player is in at most one clan": what one of them has of the other is counted. */
const counted: readonly RegExp[] = [
  new RegExp(`${start}(?:the |all )?(\\p{L}[\\p{L}-]{1,30}s) belong to ${other}`, 'giu'),
  new RegExp(
    `${start}(?:an?|each|every|one) (\\p{L}[\\p{L}-]{1,30}) (?:(?:is|has) [^.;,]{2,60} and )?(?:always )?belongs to ${other}`,
    'giu',
  ),
  /(?:^|[.;,:] |\band )(?:an?|each|every|one) (\p{L}[\p{L}-]{1,30}) (?:is in|is on|holds|sits in|lives in|stands in|contains) (?:exactly|at most|only) one (\p{L}[\p{L}-]{1,30})/giu,
  /(?:^|[.;,:] |\band )(?:an?|each|every|one) (\p{L}[\p{L}-]{1,30}) (?:is|can be|may be) \p{L}{3,20} (?:by|in|on|to|with|for|at) (?:many|several|multiple|more than one|various) (\p{L}[\p{L}-]{1,30}s)/giu,
  /(?:^|[.;,:] |\band )(?:an?|each|every|one) (\p{L}[\p{L}-]{1,30}) has (?:exactly )?one \p{L}[\p{L}-]{1,30} and any number of (\p{L}[\p{L}-]{1,30}s)/giu,
];
/** What is counted in prose and is nothing that is kept. */
const uncounted =
  /^(?:time|day|week|month|year|hour|person|purpose|reason|place|thing|kind|type|side|end|way|system|problem|world|we|they|it|you|he|she|who|that|there|users? can)$/u;

/** Both ends of a relation whose sentence says how many of one the other has. */
function countedNames(text: string): string[] {
  return counted
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, one = '', of = '']) => [one, of].map((name) => singularOf(name.toLowerCase())))
    .filter((names) => names.every((name) => !uncounted.test(name) && canBeThing(name)))
    .flat();
}

/** "A project holds flags": what there are several of, without how many. */
const holds =
  /(?:^|[.;,:] |\band )(?:an?|each|every|one) (\p{L}[\p{L}-]{1,30}) (?:holds|contains|consists of|bundles|groups|owns|has) (?:its own |different )?(\p{L}[\p{L}-]{1,30}s)(?=$|[.,;]| (?:in|and) )/giu;

/** Both ends of it, where the text speaks of both again. */
function holdingNames(text: string, said: string): string[] {
  return [...text.matchAll(holds)]
    .map(([, one = '', many = '']) => [one, many].map((name) => singularOf(name.toLowerCase())))
    .filter((names) => names.every((name) => isThing(name) && said.split(name).length > 2))
    .flat();
}

/** One of several; "varios sensores" are of a language whose plural behind a consonant is "-es". */
function oneOf(said: string, several: string): string {
  const isSpanish = /(?<!\p{L})(?:varios|varias|muchos|muchas)(?!\p{L})/iu.test(said);
  return isSpanish ? several.replace(/(?<=[lnrdj])es$|(?<=[aeiou])s$/u, '') : singularOf(several);
}

/** Both ends of "a site has many devices", and of "recipe have many ingredient" where the text goes on about both. */
function relatedNames(text: string, said: string): string[] {
  return [...text.matchAll(oneToMany)].flatMap((match) => {
    const ends = [(match[1] ?? '').toLowerCase(), oneOf(match[0], (match[2] ?? '').toLowerCase())];
    const isPlain = match.index === 0 && determined.test(text);
    return isPlain || ends.every((end) => !uncounted.test(end) && said.split(end).length > often) ? ends : [];
  });
}

const determined =
  /^(?:an?|each|every|one|the same|ein|eine|jeder|jede|jedes|un|une|chaque|una|uno|cada|ogni|um|uma|een|elke) /iu;
/** Times a noun without an article is spoken of before it counts as a thing. */
const often = 3;
