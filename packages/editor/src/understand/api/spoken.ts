import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { activeOf } from '../clause/agent.ts';
import { participleOf } from '../clause/participle.ts';
import { fieldName } from '../entities/field-name.ts';
import type { Statement } from '../statement.ts';
import { singularOf } from './nouns.ts';
import { determined, type Meaning, meaningOf, verbPattern } from './verbs.ts';

/** An operation as a sentence tells it. */
export interface Spoken {
  readonly meaning: Meaning;
  /** Told by a deed, which may as well be about something that is no resource. */
  readonly isLoose: boolean;
  /** The words that tell the operation, up to the next one. */
  readonly phrase: string;
  readonly query: readonly string[];
}

/** What opens a list of things somebody is able to do. What they can only do is a rule and no operation. */
const ability =
  /(?<!\p{L})(?:can(?! not)|may(?! not)|(?:must|should|shall|will|would|need(?:s)? to) (?:also )?be able to|(?:is|are) (?:also )?(?:able|allowed) to|(?:lets?|allows?|enables?) (?:them|people|\p{L}+s) (?:to )?|(?:endpoints?|calls?|operations?|routes?|methods?) (?:to|for)|(?:also |we )?(?:need|want) to)\s(?:also |then |even )?/iu;
/** "We need an API where partners upload invoices": what somebody does with what is to be built. */
const usedFor =
  /(?<!\p{L})(?:api|service|endpoints?) (?:where|in which|with which|through which|so that|that lets) (?:the |our |other )?\p{L}+s(?: can)? (?=\p{Ll})/iu;
/** "Dispatchers want to see …" tells an operation where somebody acts. */
const wanted = /(?<!\p{L})(?:wants?|needs?) to\s(?:also |then )?/iu;

const verbs = verbPattern.split('|');
const thirdPersons = verbs
  .filter((verb) => !verb.includes(' '))
  .map(thirdPersonOf)
  .join('|');
const gerunds = new Map(verbs.flatMap((verb) => gerundsOf(verb).map((form) => [form, verb])));

/** Where the next of them begins: "…, look at one bike, and report a defect", "subscribes / unsubscribes a device". */
const boundary = new RegExp(
  `(?:[,;] (?:and |or |but |also |then |later ){0,2}| (?:and|or|but) (?:also |then )?| ?/ ?)(?=(?:(?:they|he|she|users|staff|can|may) ){0,2}(?:(?:${verbPattern})(?!\\p{L})|(?:${thirdPersons}) (?:an?|the|its|their|new|old|all|it|them)(?!\\p{L})))`,
  'giu',
);

/** "Filter them by status": says how the list before it is read. */
const narrows =
  /^(?:filter|sort|order|search|narrow)(?:ed)? (?:(?:them|it|those|these|the list|results?|that) )?by (.{2,120})$/iu;

const gerund = [...gerunds.keys()].join('|');
/** "- creating a flag", "- archiving and restoring flags": what a list of calls is for. */
const opensWithGerund = new RegExp(`^(?:${gerund})(?!\\p{L})`, 'iu');
const betweenGerunds = new RegExp(
  `,? (?:and|or) (?=(?:${gerund})(?!\\p{L}))|, (?=(?:${gerund})(?!\\p{L}))`,
  'giu',
);
/** "- audit log of a flag": a call that reads what a thing has one of. */
const listsRecord =
  /^(?:the )?((?:\p{L}{3,20} )?(?:log|history|trail|statistics|stats|summary|timeline)) (?:of|for) (?:an?|the|each|one) (\p{L}{3,30})/iu;

const opensWithOrder = new RegExp(`^(?:${verbPattern})(?!\\p{L})`, 'iu');
/** "Rate limit 50 a second", "report format: CSV": a noun in the singular behind a word that is a noun as often as a verb. */
const opensWithNoun =
  /^(?:rate|order|book|report|request|record|log|file|post|test|tag|link|share|charge|sign|run|trigger|set|track|count|monitor|check|claim|release|return|transfer|block|lock|pin|like|follow|ship|scan|stop|dispute|upgrade|swap|reset|retry|replay|search|query|view|list|filter|sort|show|read|pull|download|upload|update|change|move|access|review|issue|close|start|place|pay|preview|return) (?!an?(?!\p{L})|(?:by|for|through|over|within|up|the|all|my|one|its|their|own|new|every|each|any)(?!\p{L}))\p{L}*(?!s)\p{L}(?!\p{L})/iu;
/** What is built does it by itself: "the server retries a delivery" tells no call. */
const builder = 'we|i|system|service|server|api|backend|back end|worker|job|cron|scheduler|database|queue|it';
/** "Coordinators confirm attendance", "then the client confirms the upload", "billing fetches all readings". */
const acts = new RegExp(
  `^(?:(?:then|next|finally|afterwards|after that|later|first),? )?(?:the |an? |each |every |our )?(?!(?:the|an?|each|every|our|${verbPattern}|${builder}|keep|add|no|never|only|max|at|if|when|for|in|on)(?!\\p{L}))(?:\\p{L}[\\p{L}-]{2,20} ){0,1}?\\p{L}[\\p{L}-]{2,20}(?<!(?<!\\p{L})(?:the|an?|of|for|to|their|its|all|each|every|per)) (?=(?:${thirdPersons}|${verbPattern}) (?!(?:is|are|was|must|should|can|will|may|has|have|requires?|needs?|takes?|gets?|goe?s?|comes?|of|for|in|on|from)(?!\\p{L})))`,
  'iu',
);
/** "Asks for" is followed by what acts are not followed by. */
const asksFor = /^(?:(?:then|first|next),? )?(?:the |an? |each |every )?\p{L}[\p{L}-]{2,20} (?=asks? for )/iu;
/** "Owners register online with name and email": who registers is what is made. */
const joins =
  /^(?:the |new |an? )*(\p{L}[\p{L}-]{2,30}) (?:(?:can|may|must|should) )?(?:registers?|signs? up|enrols?|enrolls?)(?= (?:online|with|by (?:mail|e-?mail|phone)|in the app|on the (?:website|site|page)|at the desk|via)(?!\p{L}))/iu;

/** "A pending payout can be cancelled by the seller", "devices can be registered and removed". */
const undergoes =
  /^(?:(an?|the|each|every|all|pending|open) )?(?:\p{L}+ )?(\p{L}[\p{L}-]{2,30}) (?:can|may) (?:also |only |then )?be ((?:\p{L}{3,20}(?:, | and | or |, and )){0,4}\p{L}{3,20})(?=$|[.,;:(]| (?:by (?:the|an?|its|their|\p{L}+s)|again|until|within|up to|only|once|twice|at any time|as long as|if|when|while|before|after|online)(?!\p{L}))/iu;
const baseOfParticiple = new Map(verbs.map((verb) => [participleOf(verb), verb]));

/** "Check tools in and out" tells two deeds, "look a bike up" one. */
const apart =
  /(?<!\p{L})(check|clock|switch|turn|sign|hand|pick|drop|look)(s?) ((?:[\p{L}-]{1,20} ){1,3}?)(in|out|on|off|up|back)(?: (?:and|or) (in|out|on|off|back))?(?=$|[\s,;.])/iu;

function together(sentence: string): string {
  return sentence.replace(
    apart,
    (_, verb: string, end: string, thing: string, first: string, second: string | undefined) =>
      [first, second]
        .flatMap((particle) => (particle === undefined ? [] : [`${verb}${end} ${particle} ${thing.trim()}`]))
        .join(' and '),
  );
}

/** Where the operations of a sentence begin; null where it tells none. */
function openingOf(text: string, { topics, kind, block }: Statement): { at: number; isAble: boolean } | null {
  const able = ability.exec(text) ?? usedFor.exec(text) ?? (topics.has('actor') ? wanted.exec(text) : null);
  if (able) return { at: able.index + able[0].length, isAble: true };
  if (block.kind === 'listItem' && opensWithGerund.test(text)) return { at: 0, isAble: true };
  if (opensWithOrder.test(text) && !opensWithNoun.test(text)) return { at: 0, isAble: true };
  if (kind === 'context' || (kind === 'problem' && (topics.has('problem') || topics.has('current'))))
    return null;
  const at = (acts.exec(text) ?? asksFor.exec(text))?.[0].length;
  // "The client PUTs the file to S3" speaks of a call of somebody else.
  return at === undefined || /^\p{Lu}{3}/u.test(text.slice(at)) ? null : { at, isAble: false };
}

/** The operations of one sentence, in order. `before` is the thing spoken of before it, which a pronoun stands for. */
export function spokenIn(statement: Statement, before: string | null): Spoken[] {
  const said = together(statement.text);
  const text = undergoes.test(said) ? said : actively(said);
  const somebody = statement.topics.has('actor') ? joins.exec(text)?.[1] : undefined;
  if (somebody !== undefined) {
    const thing = singularOf(somebody.toLowerCase());
    const meaning: Meaning = { method: 'POST', thing, isItem: false, owner: null };
    return [{ meaning, isLoose: false, phrase: text, query: [] }];
  }
  const [, record, whole = ''] = (statement.block.kind === 'listItem' ? listsRecord.exec(text) : null) ?? [];
  if (record !== undefined) {
    const owner = singularOf(whole.toLowerCase());
    const meaning: Meaning = {
      method: 'GET',
      thing: record.toLowerCase(),
      isItem: false,
      owner,
      isSole: true,
    };
    return [{ meaning, isLoose: false, phrase: text, query: [] }];
  }
  const undergone = undergoneIn(text, before);
  if (undergone.length > 0) return undergone;
  const opening = openingOf(text, statement);
  return opening === null ? [] : deedsIn(text, opening, before);
}

function undergoneIn(text: string, before: string | null): Spoken[] {
  const [, article, noun = '', participles = ''] = undergoes.exec(text) ?? [];
  return participles.split(/,? and | or |, /u).flatMap((participle) => {
    const base = baseOfParticiple.get(participle.toLowerCase());
    const meaning = base === undefined ? null : meaningOf(`${base} ${article ?? 'the'} ${noun}`, before);
    return meaning?.thing ? [{ meaning, isLoose: false, phrase: text, query: [] }] : [];
  });
}

function deedsIn(text: string, opening: { at: number; isAble: boolean }, before: string | null): Spoken[] {
  const isLoose = !opening.isAble;
  const found: { meaning: Meaning; isLoose: boolean; phrase: string; query: string[] }[] = [];
  const label = /^([\p{L} ]{3,30}):\s/u.exec(text)?.[1] ?? '';
  let last = determined(label)?.thing ?? before;
  const parts = text
    .slice(opening.at)
    .replace(/[.!]+$/u, '')
    .split(opensWithGerund.test(text) ? betweenGerunds : boundary)
    .map((part) => baseFirst(part.replace(/^(?:(?:they|he|she|users|staff|can|may) ){1,2}/iu, '').trim()));
  for (const [at, part] of parts.entries()) {
    const words = withObject(part, parts.slice(at + 1));
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
      const others = alsoRead(words, meaning);
      if (others !== null) found.push({ meaning: others, isLoose, phrase: words, query: [] });
      const query = meaning.method === 'GET' && !meaning.isItem ? narrowed(words) : [];
      found.push({ meaning, isLoose, phrase: words, query });
      last = spokenOf(meaning);
    } else if (previous) previous.phrase = `${previous.phrase}, ${words}`;
  }
  return found;
}

/** "See the current session and their past sessions": one of them, and all. */
function alsoRead(words: string, meaning: Meaning): Meaning | null {
  const noun =
    / and (?:(?:their|all|the|its|old|past|previous|other|my) ){1,2}([\p{L}-]{3,30}s)(?!\p{L})/iu.exec(
      words,
    )?.[1];
  const thing = noun === undefined ? null : singularOf(noun.toLowerCase());
  return meaning.method === 'GET' && meaning.isItem && meaning.thing === thing
    ? { ...meaning, isItem: false }
    : null;
}

/** What a sentence goes on about: of the history of a sample, the sample. */
export function spokenOf(meaning: Meaning | undefined): string | null {
  return (meaning?.isSole === true ? meaning.owner : meaning?.thing) ?? null;
}

const bareVerb = new RegExp(`^(?:${verbPattern})$`, 'iu');

/** "List, create and cancel bookings": a verb without an object has that of the next one with it. */
function withObject(part: string, following: readonly string[]): string {
  if (!bareVerb.test(part)) return part;
  const next = following.find((one) => !bareVerb.test(one)) ?? '';
  const [verb = ''] = opensWithOrder.exec(next) ?? [];
  return verb === '' ? part : part + next.slice(verb.length);
}

/** "Sessions can be stopped by the driver" as "The driver can stop sessions". */
function actively(text: string): string {
  const active = activeOf(text.replace(/[.!]+$/u, ''));
  return active === null ? text : `${active.subject} can ${active.action}`;
}

const baseOfThird = new Map(verbs.map((verb) => [thirdPersonOf(verb), verb]));

/** "Fetches all readings" and "fetching all readings" → "fetch all readings". */
function baseFirst(words: string): string {
  const asked = words.replace(/^ask(?:s|ing) for /iu, 'ask for ');
  if (asked !== words) return asked;
  const [verb = ''] = /^\p{L}+/u.exec(words) ?? [];
  const plain = verb.toLowerCase();
  const base = verbs.includes(plain) ? undefined : (baseOfThird.get(plain) ?? gerunds.get(plain));
  return base === undefined ? words : base + words.slice(verb.length);
}

/** "Getting", "cancelling", "canceling", "creating". */
function gerundsOf(verb: string): string[] {
  return [`${verb.replace(/(?<=[^aeo])e$/u, '')}ing`, `${verb}${verb.at(-1) ?? ''}ing`];
}

/** "List bikes by status" and "list bikes, filtered by status" narrow the list at once. */
function narrowed(words: string): string[] {
  const names =
    /(?:filter(?:ed|able|s)?|search(?:ed|able)?|sort(?:ed|able)?|^(?:list|look|find|get|fetch|retrieve|search) .{2,60}?) by (.{2,120})$/iu.exec(
      words,
    )?.[1];
  return names === undefined ? [] : parameters(names);
}

/** Where the names of parameters end and something else is said of the call. */
const ends = / (?:without|with|while|when|if|before|after|so that|for|in order to)(?!\p{L}).*$/iu;

function parameters(names: string): string[] {
  return (
    names
      .replace(/\([^()]{0,120}\)/gu, '')
      .replace(ends, '')
      .split(/,| and | or |\//u)
      .map((name) =>
        name
          .trim()
          .replace(/^by /iu, '')
          .replace(/^(?:the|an?|its|their) /iu, ''),
      )
      // "Newest first" says in which order.
      .filter((name) => !/(?:first|last|order)$|^(?:paged|paginated|sorted|ordered)(?!\p{L})/iu.test(name))

      .filter((name) => /^[a-z][\w -]{1,30}$/iu.test(name) && !/ an? | the /u.test(name))
      .map(fieldName)
  );
}
