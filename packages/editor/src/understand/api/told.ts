import type { Kind, Statement } from '../statement.ts';
import type { Endpoint } from './endpoint.ts';
import { parameterOf, pluralOf, segmentOf, singularOf } from './nouns.ts';
import { determined, type Meaning, meaningOf, verbPattern } from './verbs.ts';

/** What opens a list of things somebody is able to do. What they can only do is a rule and no operation. */
const ability =
  /(?<!\p{L})(?:can(?! not)|may(?! not)|(?:must|should|shall|will|would|need(?:s)? to) (?:also )?be able to|(?:is|are) (?:also )?(?:able|allowed) to|(?:lets?|allows?|enables?) (?:them|people|\p{L}+s) (?:to )?|(?:endpoints?|calls?|operations?|routes?|methods?) to)\s(?:also |then |even )?/iu;
/** "Dispatchers want to see …" tells an operation where somebody acts. */
const wanted = /(?<!\p{L})(?:wants?|needs?) to\s(?:also |then )?/iu;

/** Where the next of them begins: "…, look at one bike, and report a defect". */
const boundary = new RegExp(
  `(?:[,;] (?:and |or |but |also |then |later ){0,2}| (?:and|or|but) (?:also |then )?)(?=(?:(?:they|he|she|we|users|staff|can|may) ){0,2}(?:${verbPattern})(?!\\p{L}))`,
  'giu',
);

/** "Filter them by status": says how the list before it is read. */
const narrows =
  /^(?:filter|sort|order|search|narrow)(?:ed)? (?:(?:them|it|those|these|the list|results?|that) )?by (.{2,120})$/iu;

/** Kinds of sentences that tell of no operation there is to be. */
const untold: ReadonlySet<Kind> = new Set(['question', 'nonGoal', 'future', 'risk', 'alternative']);

interface Spoken {
  readonly meaning: Meaning;
  /** The words that tell the operation, up to the next one. */
  readonly phrase: string;
  readonly query: readonly string[];
}

/**
 * Operations that sentences tell: "They can list their bikes, look at one, and report a defect for a bike." A pronoun
 * stands for the thing spoken of last. The path of a thing that is made for another stands below it.
 */
export function toldEndpoints(statements: readonly Statement[], prefix: string): Endpoint[] {
  let last: string | null = null;
  let block: Statement['block'] | null = null;
  const said: (Spoken & { readonly statement: Statement })[] = [];
  for (const statement of statements) {
    if (untold.has(statement.kind) || (statement.kind === 'problem' && statement.topics.has('current')))
      continue;
    const before: string | null = block === statement.block ? last : null;
    const spoken = spokenIn(statement, before);
    said.push(...spoken.map((one) => ({ ...one, statement })));
    last = spoken.at(-1)?.meaning.thing ?? before;
    block = statement.block;
  }
  const things = new Set(said.flatMap(({ meaning }) => (meaning.thing === null ? [] : [meaning.thing])));
  return said.flatMap(({ meaning, phrase, query, statement }): Endpoint[] => {
    if (meaning.thing === null || !isCounted(meaning.thing, statements)) return [];
    const owner =
      meaning.owner !== null && things.has(meaning.owner) && meaning.owner !== meaning.thing
        ? meaning.owner
        : null;
    const above = owner === null ? '' : `/${collection(owner)}/{${parameterOf(owner)}}`;
    const item = meaning.isItem ? `/{${parameterOf(meaning.thing)}}` : '';
    return [
      {
        method: meaning.method,
        path: `${prefix}${above}/${collection(meaning.thing)}${item}`,
        query,
        statements: [statement.index],
        isDerived: true,
        phrase,
      },
    ];
  });
}

function collection(thing: string): string {
  const words = thing.split(' ');
  return segmentOf([...words.slice(0, -1), pluralOf(words.at(-1) ?? '')].join('-'));
}

/** The operations of one sentence, in order. */
function spokenIn({ text, topics }: Statement, before: string | null): Spoken[] {
  const opening = ability.exec(text) ?? (topics.has('actor') ? wanted.exec(text) : null);
  if (!opening) return [];
  const found: { meaning: Meaning; phrase: string; query: string[] }[] = [];
  const label = /^([\p{L} ]{3,30}):\s/u.exec(text)?.[1] ?? '';
  let last = determined(label)?.thing ?? before;
  const said = text.slice(opening.index + opening[0].length);
  for (const part of said.replace(/[.!]+$/u, '').split(boundary)) {
    const words = part.replace(/^(?:(?:they|he|she|we|users|staff|can|may) ){1,2}/iu, '').trim();
    const names = narrows.exec(words)?.[1];
    const previous = found.at(-1);
    if (names !== undefined && previous) {
      previous.query.push(...parameters(names));
      continue;
    }
    const meaning = meaningOf(words, last);
    if (meaning?.thing) {
      found.push({
        meaning,
        phrase: words,
        query: meaning.method === 'GET' && !meaning.isItem ? narrowed(words) : [],
      });
      last = meaning.thing;
    } else if (previous) previous.phrase = `${previous.phrase}, ${words}`;
  }
  return found;
}

/** "List bikes by status" and "list bikes, filtered by status" narrow the list at once. */
function narrowed(words: string): string[] {
  const names = /(?:filter(?:ed|able)?|search(?:ed|able)?|sort(?:ed|able)?) by (.{2,120})$/iu.exec(
    words,
  )?.[1];
  return names === undefined ? [] : parameters(names);
}

function parameters(names: string): string[] {
  return names
    .replace(/\([^()]{0,120}\)/gu, '')
    .split(/,| and | or |\//u)
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^(?:the|an?|its|their) /u, ''),
    )
    .filter((name) => /^[a-z][a-z _-]{1,30}$/u.test(name))
    .map((name) => name.replace(/[ -]/gu, '_'));
}

/** A thing the input speaks of more than once, in any form. */
function isCounted(thing: string, statements: readonly Statement[]): boolean {
  const stem = singularOf(thing.split(' ').at(-1) ?? thing).replace(/(?:y|ing)$/u, '');
  const said = statements.map(({ text }) => text.toLowerCase()).join(' ');
  return stem.length > 2 && said.split(stem).length > 1;
}
