import { activeOf } from '../clause/agent.ts';
import type { Statement } from '../statement.ts';
import { baseFirst, gerunds, thirdPersons } from './base-first.ts';
import { chosenIn } from './chosen.ts';
import { deedNoun } from './deed-nouns.ts';
import type { Meaning } from './meaning.ts';
import { determined } from './noun-phrase.ts';
import { singularOf } from './nouns.ts';
import { amongOthers } from './offered.ts';
import { type Opening, openingOf } from './opening.ts';
import { narrowsList, queryNames } from './query-names.ts';
import { readable } from './readable.ts';
import { furtherOf } from './second-thing.ts';
import { withObject } from './shared-object.ts';
import type { Spoken } from './spoken-operation.ts';
import { isThing } from './thing.ts';
import { undergoneIn } from './undergone.ts';
import { meaningOf, verbPattern } from './verbs.ts';

/** Who goes on to do the next of them. */
const goesOn = '(?:they|he|she|users|staff|can|may|then|also) ';
/** "And one to look it up". */
const another = '(?:(?:an?|one|another)(?: (?:call|endpoint|route|method|operation|one))? (?:to|that|for) )?';
/** Where the next of them begins: "…, look at one bike, and report a defect", "subscribes / unsubscribes a device". */
const boundary = new RegExp(
  `(?:[,;] (?:and |or |but |also |then |later ){0,2}| (?:and|or|but) (?:also |then )?(?:to )?| ?/ ?)${another}(?=(?:${goesOn}){0,3}(?:(?:${verbPattern})(?!\\p{L})|(?:${thirdPersons})(?: (?:an?|the|its|their|new|old|all|it|them|if|whether|what|which|\\p{L}{3,}s)(?!\\p{L})|(?=[.!]*$))))`,
  'giu',
);

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

/** "Owners register online with name and email": who registers is what is made. */
const joins =
  /^(?:the |new |an? )*(\p{L}[\p{L}-]{2,30}) (?:(?:can|may|must|should) )?(?:registers?|signs? up|enrols?|enrolls?)(?= (?:online|with|by (?:mail|e-?mail|phone)|in the app|on the (?:website|site|page)|at the desk|via)(?!\p{L}))/iu;

/** "Couriers log in with phone number and a code": who signs in opens a session. */
const signsIn =
  /^(?:the |an? |each |every )?(?:\p{L}[\p{L}-]{2,30} ){0,2}?\p{L}[\p{L}-]{2,30} (?:logs?|signs?) in (?:with|by|via|through|using) (?!(?:the )?(?:google|apple|microsoft|github|facebook|sso|single|saml|oidc|oauth|ldap|keycloak|okta|azure|company|existing)(?!\p{L}))/iu;

/** "An evaluate call that takes a user id": what is done with what was spoken of. */
const deedCall =
  /^(?:an?|one|the) (\p{L}{3,20}) (?:call|endpoint|route|operation) (?:that|which|to|with|taking)(?!\p{L})/iu;

/** The operations of one sentence, in order. `before` is the thing spoken of before it, which a pronoun stands for. */
export function spokenIn(
  statement: Statement,
  before: string | null,
  known: ReadonlySet<string> = new Set(),
  offered: ReadonlySet<string> = new Set(),
): Spoken[] {
  const said = readable(statement.text);
  const undergone = undergoneIn(said, before);
  const text = undergone.length > 0 ? said : actively(said);
  const somebody = statement.topics.has('actor') ? joins.exec(text)?.[1] : undefined;
  if (somebody !== undefined) {
    const thing = singularOf(somebody.toLowerCase());
    const meaning: Meaning = { method: 'POST', thing, isItem: false, owner: null };
    return [{ meaning, manner: 'able', phrase: text, query: [] }];
  }
  const entering = signsIn.test(
    text.replace(/^.*?(?:,|\.|(?<!\p{L})(?:can|must|should)) (?=(?:sign|log)s? )/iu, 'they '),
  );
  if (entering && statement.kind !== 'problem') {
    const meaning: Meaning = { method: 'POST', thing: 'session', isItem: false, owner: null };
    return [{ meaning, manner: 'able', phrase: text, query: [] }];
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
    return [{ meaning, manner: 'able', phrase: text, query: [] }];
  }
  const deed = deedCall.exec(text)?.[1]?.toLowerCase();
  if (deed !== undefined && before !== null && deedNoun(deed, 'en') !== null) {
    const meaning: Meaning = { method: 'POST', thing: before, isItem: false, owner: null, deed };
    return [{ meaning, manner: 'able', phrase: text, query: [] }];
  }
  const named = namedDeed(text);
  if (named !== null) return [{ meaning: named, manner: 'done', phrase: text, query: [] }];
  if (undergone.length > 0) return undergone;
  const isList = statement.block.kind === 'listItem' && opensWithGerund.test(text);
  const opening = openingOf(text, statement, isList);
  return opening === null ? [] : deedsIn(text, opening, before, known, offered);
}

/** "Deleting a company deletes its contacts", "publishing a course without lessons → 422": a deed of which something is said. */
const deedSaid = new RegExp(
  `^(${[...gerunds.keys()].toSorted((a, b) => b.length - a.length).join('|')}) ((?:an?|the|one) [\\p{L}-]{3,30}(?: [\\p{L}-]{3,30})?)(?= (?:that|which|who|with|without|is|are|has|must|should|can|may|needs?|gives?|returns?|fails?|answers?|twice|again|above|below|over|after|before|\\p{L}+s (?:an?|the|its|it|all|their))(?!\\p{L})| ?(?:→|->|=>|:))`,
  'iu',
);

function namedDeed(text: string): Meaning | null {
  const [, deed = '', object = ''] = deedSaid.exec(text) ?? [];
  const base = gerunds.get(deed.toLowerCase());
  return base === undefined ? null : meaningOf(`${base} ${object}`, null);
}

/** A verb that only calls have. */
const namesMethod = /(?<!\p{L})patch(?:es)?(?!\p{L})/iu;
const opensGoingOn = new RegExp(`^(?:${goesOn}){1,3}`, 'iu');
const pointsBack = /(?<!\p{L})(?:it|them|this|that|these|those|ones?)(?!\p{L})/iu;

function deedsIn(
  text: string,
  opening: Opening,
  before: string | null,
  known: ReadonlySet<string>,
  offered: ReadonlySet<string>,
): Spoken[] {
  const { manner } = opening;
  const isByClient = client.test(text.slice(0, opening.at));
  const found: (Spoken & { phrase: string; query: string[] })[] = [];
  const label = /^([\p{L} ]{3,30}):\s/u.exec(text)?.[1] ?? '';
  // What somebody does without a word for it is nothing that was spoken of before: "people pay with coins".
  const spokenOf = manner !== 'done' || pointsBack.test(text) || namesMethod.test(text) ? before : null;
  let last = determined(label)?.thing ?? spokenOf;
  const said = text
    .slice(opening.at)
    .replace(/[.!]+$/u, '')
    .split(opensWithGerund.test(text) ? betweenGerunds : boundary);
  const parts = said.map((part) => baseFirst(part.replace(opensGoingOn, '').trim()));
  for (const [at, part] of parts.entries()) {
    const words = withObject(part, parts.slice(at + 1), parts[at - 1]).replace(
      ofTheirs,
      (whole, verb: string, noun: string) => (known.has(noun.toLowerCase()) ? `${verb} the ${noun}` : whole),
    );
    // "Users get 14 mails a week" tells what comes to them.
    if (/^get(?!\p{L})/iu.test(words) && !isByClient && (manner === 'done' || comesTo.test(said[at] ?? '')))
      continue;
    const names = narrowsList(words);
    const previous = found.at(-1);
    if (names !== null && previous) {
      previous.query.push(...names);
      continue;
    }
    if (names !== null && last !== null) {
      const meaning: Meaning = { method: 'GET', thing: last, isItem: false, owner: null };
      found.push({ meaning, manner, phrase: words, query: names });
      continue;
    }
    const doer = ownDeed.test(words) ? doerBefore(text.slice(0, opening.at)) : null;
    if (doer !== null && known.has(doer)) {
      const own = meaningOf(`${ownDeed.exec(words)?.[0] ?? ''} it`, doer);
      if (own !== null) found.push({ meaning: own, manner, phrase: words, query: [] });
      continue;
    }
    const owner = ofDoer.test(words) ? doerBefore(text.slice(0, opening.at)) : null;
    if (owner !== null && isThing(owner)) last = owner;
    const isAlone = before !== null && decision.test(words);
    const read = byMethod(meaningOf(isAlone ? `${words} it` : words, isAlone ? before : last), words);
    const meaning = amongOthers(read, words, last, offered);
    if (meaning?.thing) {
      const others = alsoRead(words, meaning);
      if (others !== null) found.push({ meaning: others, manner, phrase: words, query: [] });
      const isList = meaning.method === 'GET' && !meaning.isItem && meaning.isSole !== true;
      const query = meaning.method === 'GET' && !meaning.isItem ? queryNames(words) : [];
      found.push({ meaning, manner, phrase: words, query, ...(isList ? { chosen: chosenIn(words) } : {}) });
      const further = furtherOf(words);
      const other = further === null ? null : meaningOf(further, null);
      if (other?.thing && other.thing !== meaning.thing)
        found.push({ meaning: other, manner, phrase: further ?? '', query: [], isFurther: true });
      last = subjectOf(meaning);
    } else {
      last = null;
      if (previous) previous.phrase = `${previous.phrase}, ${words}`;
    }
  }
  return found;
}

/** "Edit their offer", where offers are described: one of these, and no trait of what was spoken of. */
const ofTheirs = /^(\p{L}+) (?:their|his|her|its)(?: own)? (\p{L}{3,30})$/iu;

/** What somebody does who is kept as a thing, and to nothing else: "volunteers check in at their post". */
const ownDeed =
  /^(?:withdraw|check in|check out|clock in|clock out|opt in|opt out|resign|retire)(?=$| (?:at|by|until|up|before|after|with|in|on|within|from|for|online|again|any)(?!\p{L}))/iu;

/** "Applicants can check their position": what whoever does it has one of. */
const ofDoer =
  /^\p{L}+(?: (?:at|up))? (?:their|his|her) (?:own |current )?(?:history|status|balance|progress|settings|preferences|timeline|usage|position)(?!\p{L})/iu;

/** The noun before a verb, in the singular: the volunteer of "a volunteer can". */
function doerBefore(words: string): string | null {
  const noun =
    /(\p{L}[\p{L}-]+)(?: (?:can|may|must|should|could|also|then|are able to|is able to|has to|have to))* $/iu.exec(
      words,
    )?.[1];
  return noun === undefined ? null : singularOf(noun.toLowerCase());
}

/** What calls whatever it gets. */
const client = /(?:^|\s)(?:client|caller|app|sdk|frontend|consumer|dashboard|website)s? $/iu;

/** "They get the role guest": what comes to them, and no call. */
const comesTo = /^(?:they|he|she|users|staff) gets?(?!\p{L})/iu;

/** "A manager approves or rejects": what was spoken of, where nothing else is. */
const decision = /^(?:approve|reject|confirm|accept|decline|cancel|publish|archive|close|withdraw|revoke)$/iu;

/** "Leave it with a delete": the method by its name. */
function byMethod(meaning: Meaning | null, words: string): Meaning | null {
  const named = /(?<!\p{L})(?:with|by|as|via) an? (get|post|patch|delete)(?!\p{L})/iu
    .exec(words)?.[1]
    ?.toUpperCase();
  return meaning === null || named === undefined
    ? meaning
    : { ...meaning, method: named as Meaning['method'] };
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
export function subjectOf(meaning: Meaning | undefined): string | null {
  return (meaning?.isSole === true ? meaning.owner : meaning?.thing) ?? null;
}

/** "Sessions can be stopped by the driver" as "The driver can stop sessions". */
function actively(text: string): string {
  const active = activeOf(text.replace(/[.!]+$/u, ''));
  return active === null ? text : `${active.subject} can ${active.action}`;
}
