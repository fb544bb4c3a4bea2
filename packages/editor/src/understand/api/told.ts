import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { activeOf } from '../clause/agent.ts';
import { participleOf } from '../clause/participle.ts';
import { fieldName } from '../entities/field-name.ts';
import type { Kind, Statement } from '../statement.ts';
import type { Endpoint } from './endpoint.ts';
import { parameterOf, pluralOf, segmentOf, singularOf } from './nouns.ts';
import { determined, type Meaning, meaningOf, verbPattern } from './verbs.ts';

/** What opens a list of things somebody is able to do. What they can only do is a rule and no operation. */
const ability =
  /(?<!\p{L})(?:can(?! not)|may(?! not)|(?:must|should|shall|will|would|need(?:s)? to) (?:also )?be able to|(?:is|are) (?:also )?(?:able|allowed) to|(?:lets?|allows?|enables?) (?:them|people|\p{L}+s) (?:to )?|(?:endpoints?|calls?|operations?|routes?|methods?) to)\s(?:also |then |even )?/iu;
/** "We need an API where partners upload invoices": what somebody does with what is to be built. */
const usedFor =
  /(?<!\p{L})(?:api|service|endpoints?) (?:where|in which|with which|through which|so that|that lets) (?:the |our |other )?\p{L}+s(?: can)? (?=\p{Ll})/iu;
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
  /** Told by an order or a deed, which may as well be about something that is no resource. */
  readonly isLoose: boolean;
  /** The words that tell the operation, up to the next one. */
  readonly phrase: string;
  readonly query: readonly string[];
}

/**
 * Operations that sentences tell: "They can list their bikes, look at one, and report a defect for a bike." A pronoun
 * stands for the thing spoken of last. The path of a thing that is made for another stands below it.
 * `names` are those of known things; with `hasCalls` the input writes calls out, too.
 */
export function toldEndpoints(
  statements: readonly Statement[],
  prefix: string,
  names: readonly string[],
  hasCalls: boolean,
): Endpoint[] {
  const known = new Set(names.map((name) => singularOf(name.toLowerCase()).replaceAll('_', ' ')));
  const isApi =
    hasCalls || statements.some(({ text, heading }) => speaksOfApi.test(`${heading ?? ''} ${text}`));
  const subjectOfAll =
    statements
      .flatMap(({ text }) => apiFor.exec(text)?.[1] ?? [])
      .map((word) => singularOf(word.toLowerCase()))[0] ?? null;
  let last: string | null = null;
  let block: Statement['block'] | null = null;
  const said: (Spoken & { readonly statement: Statement })[] = [];
  for (const statement of statements) {
    if (untold.has(statement.kind) || (statement.kind === 'problem' && statement.topics.has('current')))
      continue;
    const before: string | null = block === statement.block ? last : subjectOfAll;
    const spoken = spokenIn(statement, before, isApi);
    said.push(...spoken.map((one) => ({ ...one, statement })));
    last = spokenOf(spoken.at(-1)?.meaning) ?? subjectIn(statement, known) ?? before;
    block = statement.block;
  }
  const things = new Set([
    ...known,
    ...said.flatMap(({ meaning }) => (meaning.thing === null ? [] : [meaning.thing])),
  ]);
  return said.flatMap(({ meaning, phrase, query, statement, isLoose }): Endpoint[] => {
    if (meaning.thing === null) return [];
    const addressed = meaning.isSole === true ? (meaning.owner ?? '') : meaning.thing;
    const owner =
      meaning.owner !== null && things.has(meaning.owner) && meaning.owner !== meaning.thing
        ? meaning.owner
        : null;
    const isKnown = known.has(addressed) || owner !== null;
    if (!isKnown && !isCounted(addressed, statements, isLoose ? 2 : 1)) return [];
    const above = owner === null ? '' : `/${collection(owner)}/{${parameterOf(owner)}}`;
    const item = meaning.isItem ? `/{${parameterOf(meaning.thing)}}` : '';
    if (meaning.isSole === true && owner === null) return [];
    const segment = meaning.isSole === true ? segmentOf(meaning.thing) : collection(meaning.thing);
    return [
      {
        method: meaning.method,
        path: `${prefix}${above}/${segment}${item}`,
        query,
        statements: [statement.index],
        isDerived: true,
        phrase,
      },
    ];
  });
}

/** What a sentence goes on about: of the history of a sample, the sample. */
function spokenOf(meaning: Meaning | undefined): string | null {
  return (meaning?.isSole === true ? meaning.owner : meaning?.thing) ?? null;
}

function collection(thing: string): string {
  const words = thing.split(' ');
  return segmentOf([...words.slice(0, -1), pluralOf(words.at(-1) ?? '')].join('-'));
}

/** "An API for the forklifts": what is spoken of where nothing else is. */
const apiFor =
  /(?<!\p{L})APIs? (?:for|to manage|around) (?:the |our |all |these )?(\p{L}{3,}s)(?=$|[.,:;]| (?:we|that|which|so|and|in|of)(?!\p{L}))/u;
/** The input is about an API, where an order names an operation. */
const speaksOfApi = /(?<!\p{L})(?:APIs?|endpoints?|REST|HTTP|GraphQL|OpenAPI)(?!\p{L})/u;
const opensWithOrder = new RegExp(`^(?:${verbPattern})(?!\\p{L})`, 'iu');
const thirdPersons = verbPattern
  .split('|')
  .filter((verb) => !verb.includes(' '))
  .map((verb) => `${thirdPersonOf(verb)}|${verb}`)
  .join('|');
/** "Coordinators confirm attendance", "billing fetches all readings". */
const acts = new RegExp(
  `^(?:the |an? |each |every |our )?(?!(?:${verbPattern}|keep|add|no|never|only|max|at|if|when|for|in|on)(?!\\p{L}))(?:\\p{L}[\\p{L}-]{2,20} ){0,1}?\\p{L}[\\p{L}-]{2,20}(?<!(?<!\\p{L})(?:the|an?|of|for|to|their|its|all|each|every|per)) (?=(?:${thirdPersons}) (?!(?:is|are|was|must|should|can|will|may|has|have|of|for|in|on|from)(?!\\p{L})))`,
  'iu',
);
/** "Owners register online with name and email": who registers is what is made. */
const joins =
  /^(?:the |new |an? )*(\p{L}[\p{L}-]{2,30}) (?:(?:can|may|must|should) )?(?:registers?|signs? up|enrols?|enrolls?)(?= (?:online|with|by (?:mail|e-?mail|phone)|in the app|on the (?:website|site|page)|at the desk|via)(?!\p{L}))/iu;

/** "A pending payout can be cancelled by the seller". */
const undergoes =
  /^(?:(an?|the|each|every|all|pending|open) )?(?:\p{L}+ )?(\p{L}[\p{L}-]{2,30}) (?:can|may) (?:also |only |then )?be (\p{L}{3,}) (?:by (?:the|an?|its|their|\p{L}+s)|again|until|within|up to|only)(?!\p{L})/iu;
const baseOfParticiple = new Map(verbPattern.split('|').map((verb) => [participleOf(verb), verb]));

/** The thing that a sentence is about, where it is known: the stay of "A stay belongs to one dog". */
function subjectIn({ text }: Statement, known: ReadonlySet<string>): string | null {
  const [, first = '', second = ''] =
    /^(?:(?:an?|the|each|every|all) )?(\p{L}+)(?: (\p{L}+))?/iu.exec(text) ?? [];
  return (
    [`${first} ${second}`, first]
      .map((words) => singularOf(words.toLowerCase()))
      .find((words) => known.has(words)) ?? null
  );
}

/** Where the operations of a sentence begin; null where it tells none. */
function openingOf(
  text: string,
  { topics, kind }: Statement,
  isApi: boolean,
): { at: number; isAble: boolean } | null {
  const able =
    ability.exec(text) ?? usedFor.exec(text) ?? (topics.has('actor') || isApi ? wanted.exec(text) : null);
  if (able) return { at: able.index + able[0].length, isAble: true };
  if (opensWithOrder.test(text)) return isApi ? { at: 0, isAble: false } : null;
  if (kind !== 'requirement' || !(isApi || topics.has('actor'))) return null;
  const at = acts.exec(text)?.[0].length;
  return at === undefined ? null : { at, isAble: false };
}

/** The operations of one sentence, in order. */
function spokenIn(statement: Statement, before: string | null, isApi: boolean): Spoken[] {
  const { topics } = statement;
  const said = statement.text.replace(/^(look) (.{2,40}?) up(?= |$)/iu, '$1 up $2');
  const text = undergoes.test(said) ? said : actively(said);
  const somebody = topics.has('actor') ? joins.exec(text)?.[1] : undefined;
  if (somebody !== undefined) {
    const thing = singularOf(somebody.toLowerCase());
    return [
      {
        meaning: { method: 'POST', thing, isItem: false, owner: null },
        isLoose: false,
        phrase: text,
        query: [],
      },
    ];
  }
  const [, article = 'a', noun = '', participle = ''] = undergoes.exec(text) ?? [];
  const undergone = baseOfParticiple.get(participle.toLowerCase());
  if (undergone !== undefined) {
    const phrase = `${undergone} ${article === '' ? 'the' : article} ${noun}`;
    const meaning = meaningOf(phrase, before);
    return meaning?.thing ? [{ meaning, isLoose: true, phrase: text, query: [] }] : [];
  }
  const opening = openingOf(text, statement, isApi);
  if (opening === null) return [];
  const isLoose = !opening.isAble;
  const found: { meaning: Meaning; isLoose: boolean; phrase: string; query: string[] }[] = [];
  const label = /^([\p{L} ]{3,30}):\s/u.exec(text)?.[1] ?? '';
  let last = determined(label)?.thing ?? before;
  const deeds = baseFirst(text.slice(opening.at));
  for (const part of deeds.replace(/[.!]+$/u, '').split(boundary)) {
    const words = part.replace(/^(?:(?:they|he|she|we|users|staff|can|may) ){1,2}/iu, '').trim();
    const names = narrows.exec(words)?.[1];
    const previous = found.at(-1);
    if (names !== undefined && previous) {
      previous.query.push(...parameters(names));
      continue;
    }
    if (names !== undefined && last !== null) {
      const meaning: Meaning = { method: 'GET', thing: last, isItem: false, owner: null };
      found.push({ meaning, isLoose, phrase: words, query: parameters(names) });
      continue;
    }
    const meaning = meaningOf(words, last);
    if (meaning?.thing) {
      found.push({
        meaning,
        isLoose,
        phrase: words,
        query: meaning.method === 'GET' && !meaning.isItem ? narrowed(words) : [],
      });
      last = spokenOf(meaning);
    } else if (previous) previous.phrase = `${previous.phrase}, ${words}`;
  }
  return found;
}

/** "Sessions can be stopped by the driver" as "The driver can stop sessions". */
function actively(text: string): string {
  const active = activeOf(text.replace(/[.!]+$/u, ''));
  return active === null ? text : `${active.subject} can ${active.action}`;
}

const baseOfThird = new Map(verbPattern.split('|').map((verb) => [thirdPersonOf(verb), verb]));

/** "Fetches all readings" → "fetch all readings". */
function baseFirst(words: string): string {
  const [verb = ''] = /^\p{L}+/u.exec(words) ?? [];
  const base = baseOfThird.get(verb.toLowerCase());
  return base === undefined ? words : base + words.slice(verb.length);
}

/** "List bikes by status" and "list bikes, filtered by status" narrow the list at once. */
function narrowed(words: string): string[] {
  const names =
    /(?:filter(?:ed|able|s)?|search(?:ed|able)?|sort(?:ed|able)?|^(?:list|look|find|get|fetch|retrieve|search) .{2,60}?) by (.{2,120})$/iu.exec(
      words,
    )?.[1];
  return names === undefined ? [] : parameters(names);
}

function parameters(names: string): string[] {
  return names
    .replace(/\([^()]{0,120}\)/gu, '')
    .split(/,| and | or |\//u)
    .map((name) => name.trim().replace(/^(?:the|an?|its|their) /iu, ''))
    .filter((name) => /^[a-z][\w -]{1,30}$/iu.test(name) && !/ an? | the /u.test(name))
    .map(fieldName);
}

/** A thing the input speaks of more than once, in any form. */
function isCounted(thing: string, statements: readonly Statement[], times: number): boolean {
  const stem = singularOf(thing.split(' ').at(-1) ?? thing).replace(/(?:y|ing)$/u, '');
  const said = statements.map(({ text }) => text.toLowerCase()).join(' ');
  return stem.length > 2 && said.split(stem).length > times;
}
