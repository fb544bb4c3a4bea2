import { participleOf } from '../clause/participle.ts';
import { baseOfParticiple } from '../clause/verbs.ts';
import type { Kind, Statement } from '../statement.ts';
import { isAgent } from './agents.ts';
import { deedNoun, deedSegment } from './deed-nouns.ts';
import type { Endpoint } from './endpoint.ts';
import { evident, leadsList, type Told } from './evidence.ts';
import { ofHolder, type Thing, wordsOf } from './holder.ts';
import type { Meaning } from './meaning.ts';
import { parameterOf, pluralOf, segmentOf, singularOf, soleInPlural } from './nouns.ts';
import { offeredIn } from './offered.ts';
import { spokenIn, subjectOf } from './spoken.ts';
import type { Spoken } from './spoken-operation.ts';
import { withStandIns } from './stand-ins.ts';
import { isListed } from './states.ts';
import { isThing } from './thing.ts';

/** How sentences go on that tell what goes wrong when people do something. */
const tellsTrouble =
  /,? (?:and|but|so|then|because|since) (?=\p{L})[^.;]{6,200}$|(?<!\p{L})(?:can['’]?t|cannot|don['’]?t|doesn['’]?t|slow|again|twice|wrong|lost|costs?|by hand|on paper)(?!\p{L})/iu;

/** Kinds of sentences that tell of no operation there is to be. */
const untold: ReadonlySet<Kind> = new Set(['question', 'nonGoal', 'future', 'risk', 'alternative']);

/**
 * Operations that sentences tell: "They can list their bikes, look at one, and report a defect for a bike." A pronoun
 * stands for the thing spoken of last. The path of a thing that is made for another stands below it.
 * `described` are known things.
 */
export function toldEndpoints(
  statements: readonly Statement[],
  prefix: string,
  described: readonly Thing[],
): Endpoint[] {
  const known = new Set(described.map(({ name }) => wordsOf(name)));
  const offered = offeredIn(statements);
  const subjectOfAll =
    statements
      .flatMap(({ text }) => apiFor.exec(text)?.[1] ?? [])
      .map((word) => singularOf(word.toLowerCase()))[0] ?? null;
  let last: string | null = null;
  let block: Statement['block'] | null = null;
  const all: Told[] = [];
  for (const statement of statements) {
    if (untold.has(statement.kind) || (statement.kind === 'problem' && statement.topics.has('current')))
      continue;
    const isBeside =
      statement.block.kind === 'listItem' &&
      block?.kind === 'listItem' &&
      leadsList.test(statement.lead ?? statement.heading ?? '');
    const before: string | null =
      block === statement.block || (isBeside && last !== null) ? last : subjectOfAll;
    // What goes wrong when people do something is no call they ask for.
    const { text, inOwnWords } = withStandIns(statement.text);
    const spoken: Spoken[] = spokenIn({ ...statement, text }, before, known, offered)
      .map(inOwnWords)
      .filter(
        ({ manner }) =>
          manner === 'able' || statement.kind !== 'problem' || !tellsTrouble.test(statement.text),
      )
      .map((one) => ofHolder(ofKnown(one, before, known), before, described, known));
    all.push(...spoken.map((one) => ({ ...one, statement })));
    const told: Spoken | undefined = spoken.at(-1);
    const goesOn: boolean =
      told !== undefined && before !== null && told.manner === 'done' && reports.test(told.phrase);
    last = (goesOn ? before : subjectOf(told?.meaning)) ?? subjectIn(statement, known) ?? before;
    block = statement.block;
  }
  const plain = withPlainNames(withWholeNames(all), known).filter(
    ({ isFurther, meaning: { thing, method } }) =>
      isFurther !== true || known.has(thing ?? '') || (method === 'GET' && isThing(thing ?? '')),
  );
  const said = settingOff(evident(plain, statements, known));
  const things = new Set([
    ...known,
    ...said.flatMap(({ meaning }) => (meaning.thing === null ? [] : [meaning.thing])),
    // "The position of each vessel": what it is of is there, too.
    ...said.flatMap(({ meaning: { isSole, owner } }) =>
      isSole === true && owner !== null && isThing(owner) ? [owner] : [],
    ),
  ]);
  // Whatever is done to one of them, it is known by what one is looked up by.
  const keys = new Map(
    said.flatMap(({ meaning: { thing, key } }) =>
      thing === null || key === undefined ? [] : [[thing, key] as const],
    ),
  );
  const parameter = (thing: string) => {
    const key = keys.get(thing);
    return key === undefined ? parameterOf(thing) : parameterOf(key).replace(/Id$/u, '');
  };
  return said.flatMap(({ meaning: told, phrase, query, chosen = [], statement }): Endpoint[] => {
    const meaning = keeping(told, phrase, statements);
    if (meaning.thing === null) return [];
    const owner =
      meaning.owner !== null && things.has(meaning.owner) && meaning.owner !== meaning.thing
        ? meaning.owner
        : null;
    const above = owner === null ? '' : `/${collection(owner)}/{${parameter(owner)}}`;
    const item = meaning.isItem ? `/{${parameter(meaning.thing)}}` : '';
    const deed = meaning.deed === undefined ? '' : `/${deedSegment(meaning.deed)}`;
    if (meaning.isSole === true && owner === null) return [];
    const segment = meaning.isSole === true ? segmentOf(meaning.thing) : collection(meaning.thing);
    return [
      {
        method: meaning.method,
        path: `${prefix}${above}/${segment}${item}${deed}`,
        query: [
          ...query,
          ...chosen
            .filter((name) => name !== owner?.replaceAll(' ', '_') && !query.includes(name))
            .map((name) => (things.has(name.replaceAll('_', ' ')) ? `${name}_id` : name)),
        ],
        statements: [statement.index],
        isDerived: true,
        phrase,
        ...(meaning.deed === undefined ? {} : { deed: meaning.deed.replaceAll(' ', '-') }),
        ...(meaning.isSole === true &&
        pluralOf(singularOf(meaning.thing)) === meaning.thing &&
        soleInPlural.test(meaning.thing)
          ? { isSole: true }
          : {}),
        ...(meaning.about === undefined ? {} : { about: meaning.about }),
      },
    ];
  });
}

/**
 * "Correct a wrong entry", where nothing is called so: one of those that were spoken of. "Edit entries" where only timesheet
 * entries are known, and "the published episodes of a show" where episodes are: those.
 */
function ofKnown(one: Spoken, before: string | null, known: ReadonlySet<string>): Spoken {
  const { thing, owner, isSole, ...meaning } = one.meaning;
  if (thing === null || known.has(thing)) return one;
  const words = thing.split(' ');
  const head = singularOf(words.at(-1) ?? '');
  if (isSole === true && known.has(head))
    return { ...one, meaning: { ...meaning, thing: head, owner, isItem: false } };
  const [whole, ...others] = [...known].filter((name) => name.endsWith(` ${thing}`));
  if (whole !== undefined && others.length === 0)
    return { ...one, meaning: { ...one.meaning, thing: whole } };
  const isAny = /(?:^| )(?:entry|record|item|row|element)$/u.test(thing);
  return isAny && before !== null && !isAgent(before)
    ? { ...one, meaning: { ...one.meaning, thing: before } }
    : one;
}

/** "Create an invoice" and "send an invoice": the second is done to one that is there. */
function settingOff(told: readonly Told[]): Told[] {
  const made = new Set(
    told.flatMap(({ meaning: { method, thing, deed }, phrase }) =>
      method === 'POST' && deed === undefined && !setsOff.test(phrase) ? [thing] : [],
    ),
  );
  return told.map((one) => {
    const [verb = ''] = setsOff.exec(one.phrase) ?? [];
    const { method, thing, deed } = one.meaning;
    return verb !== '' && method === 'POST' && deed === undefined && made.has(thing)
      ? { ...one, meaning: { ...one.meaning, isItem: true, owner: null, deed: verb.toLowerCase() } }
      : one;
  });
}

/** Verbs by which what has been made goes out. */
const setsOff = /^(?:send|submit|publish|issue)(?= (?:an?|the|it|one) )/iu;

/** What has "cancelled" among its states is still there when it is cancelled. */
function keeping(meaning: Meaning, phrase: string, statements: readonly Statement[]): Meaning {
  const [verb = ''] = /^\p{L}+/u.exec(phrase) ?? [];
  if (meaning.method !== 'DELETE' || deedNoun(verb, 'en') === null) return meaning;
  return isListed(participleOf(verb.toLowerCase()).replace(/ll?ed$/u, 'll?ed'), statements)
    ? { ...meaning, method: 'POST', deed: verb.toLowerCase() }
    : meaning;
}

/** "Charging session" first, "session" later: the same thing, where only one thing's name ends so. */
function withWholeNames(told: readonly Told[]): Told[] {
  const names = [
    ...new Set(told.flatMap(({ meaning }) => [meaning.thing ?? [], meaning.owner ?? []].flat())),
  ];
  const wholeOf = (thing: string | null) => {
    const longer = names.filter((name) => thing !== null && name.endsWith(` ${thing}`));
    const [only] = longer;
    const isFirst = only !== undefined && names.indexOf(only) < names.indexOf(thing ?? '');
    return longer.length === 1 && isFirst ? only : thing;
  };
  return told.map((one) => {
    const { thing, owner } = one.meaning;
    return { ...one, meaning: { ...one.meaning, thing: wholeOf(thing), owner: wholeOf(owner) } };
  });
}

/** "Replay a failed delivery" is done to a delivery, where deliveries are described and failed ones are not. */
function withPlainNames(told: readonly Told[], known: ReadonlySet<string>): Told[] {
  return told.map((one) => {
    const words = one.meaning.thing?.split(' ') ?? [];
    const head = words.at(-1) ?? '';
    const isState = words.slice(0, -1).every((word) => baseOfParticiple(word) !== null);
    return words.length > 1 && isState && known.has(head) && !known.has(words.join(' '))
      ? { ...one, meaning: { ...one.meaning, thing: head } }
      : one;
  });
}

/** "The app posts the position": said in passing, of which the next sentence does not speak. */
const reports = /^(?:post|send|log|record|report) /iu;

function collection(thing: string): string {
  const words = thing.split(' ');
  return segmentOf([...words.slice(0, -1), pluralOf(words.at(-1) ?? '')].join('-'));
}

/** "An API for the forklifts": what is spoken of where nothing else is. */
const apiFor =
  /(?<!\p{L})APIs? (?:for|to manage|around) (?:the |our |all |these )?(\p{L}{3,}s)(?=$|[.,:;]| (?:we|that|which|so|and|in|of)(?!\p{L}))/u;
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
