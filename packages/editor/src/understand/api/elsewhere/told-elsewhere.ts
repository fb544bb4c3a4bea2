import { upperFirst } from '../../../first-letter.ts';
import { plainLetters } from '../../entities/plain-letters.ts';
import type { Kind, Statement } from '../../statement.ts';
import { deedNoun } from '../deed-nouns.ts';
import type { Endpoint } from '../endpoint.ts';
import { segmentOf } from '../nouns.ts';
import { isListed } from '../states.ts';
import { doneIn } from './done.ts';
import { isDenied, isThingElsewhere } from './evidence.ts';
import { narrowedBy } from './narrowed.ts';
import { type Numbered, numbersOf } from './numbers.ts';
import { type Speech, speechOf } from './speech.ts';
import type { Doing } from './tongues.ts';
import { type Deed, listedIn, undergoneIn } from './undergone.ts';

const untold: ReadonlySet<Kind> = new Set(['question', 'nonGoal', 'future', 'alternative']);
/** Kinds that tell an operation only where somebody is able to do it. */
const troubled: ReadonlySet<Kind> = new Set(['risk', 'problem']);

/**
 * Operations that sentences in languages beside English tell: "Ein Fahrer kann einen Platz reservieren und die Reservierung
 * stornieren", "peut réserver un livre et prolonger un emprunt". Paths have the nouns of the input in plain letters.
 */
export function toldElsewhere(
  statements: readonly Statement[],
  language: string,
  prefix: string,
  names: readonly string[],
): Endpoint[] {
  const known = new Set(names.map((name) => plainLetters(name.toLowerCase(), language)));
  const speech = speechOf(language);
  if (!speech) return [];
  const said = new Set(
    statements.flatMap(({ text }) => text.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase()),
  );
  // "Eine Parzelle": a noun of which there is one somewhere is no plural.
  for (const { text } of statements)
    for (const [, noun = ''] of text.matchAll(
      /(?<!\p{L})(?:eine[rnms]?|jede[rnms]?) (\p{Lu}\p{Ll}{2,30})(?!\p{L})/gu,
    ))
      said.add(`${oneMark}${noun.toLowerCase()}`);
  const told = statements
    .filter(
      ({ kind, text }) =>
        !untold.has(kind) && !isDenied(text) && (!troubled.has(kind) || speech.patterns.able.test(text)),
    )
    .flatMap((statement) => {
      let last: Numbered | null = null;
      return deedsOf(statement, speech).flatMap((told): Candidate[] => {
        const deed = keeping(told, statements, language);
        // "Al terminar puede bloquear": a verb of its own without an object.
        if (speech.patterns.opensAble.test(deed.object)) return [];
        const named = thingOf(deed.object, speech, said);
        // "L'annuler jusqu'à 2 heures avant": no thing behind the verb, but what was spoken of.
        const found =
          named !== null && last !== null && !isThingElsewhere(named.thing.singular, language) ? null : named;
        const thing: Numbered | null = found?.thing ?? last;
        if (
          thing === null ||
          ![thing.singular, thing.plural].every((noun) => isThingElsewhere(noun, language))
        )
          return [];
        const isBooking = deed.doing === 'book' && !(found !== null && event.test(found.thing.singular));
        const made = isBooking || deed.doing === 'remove' ? speech.booked[deed.verb] : undefined;
        const called = made === undefined ? thing : numbersOf(made, false, language, said);
        last = called;
        const call = callFor(deed, called, found?.isOne ?? true, language, prefix);
        const teller = {
          statements: [statement.index],
          isDerived: true,
          phrase: deed.phrase.replace(speech.patterns.leadingJoints, ''),
        };
        const isList = deed.doing === 'list' || (deed.doing === 'read' && found?.isOne === false);
        const query = isList ? narrowedBy(deed.object, speech) : [];
        const about = made === undefined ? {} : { about: plainLetters(thing.singular, language) };
        const endpoint = { ...teller, ...call, ...about, query };
        const makesOne = deed.doing === 'make' && /^(?:ein|un)/iu.test(deed.object) && !sends.test(deed.verb);
        return [{ endpoint, thing: thing.singular, isDone: deed.isDone === true, makesOne }];
      });
    });
  // What somebody does is a call where it makes a thing, the thing is described, or more is done to it.
  const isEvident = ({ thing, isDone, makesOne }: Candidate) =>
    !isDone ||
    makesOne ||
    known.has(plainLetters(thing, language)) ||
    told.filter((one) => one.thing === thing).length > 1;
  return told.filter(isEvident).map(({ endpoint }) => endpoint);
}

/** What is sent is a message as often as a thing. */
const sends = /^(?:senden|verschicken|envoyer|enviar|inviare)$/u;

/** A call and how a sentence tells it. */
interface Candidate {
  readonly endpoint: Endpoint;
  readonly thing: string;
  readonly isDone: boolean;
  /** "Legt einen Bericht an": there is one more of it. */
  readonly makesOne: boolean;
}

/** How the participle of a regular verb ends behind its stem; patterns. */
const participleEnding: Readonly<Record<string, string>> = {
  de: 't',
  fr: 'ée?s?',
  es: 'ad[oa]s?',
  it: 'at[oaie]',
  pt: 'ad[oa]s?',
};

/** What has "storniert" among its states is still there when it is cancelled. */
function keeping(deed: Deed, statements: readonly Statement[], language: string): Deed {
  const participle = deed.verb.replace(/(?:en|er|[aei]re?)$/u, '') + (participleEnding[language] ?? '(?!)');
  const isKept = deed.doing === 'remove' && deedNoun(deed.verb, language) !== null;
  return isKept && isListed(participle, statements) ? { ...deed, doing: 'act' } : deed;
}

/** What is booked and is the booking itself. */
const event = /^(?:termin|rendez-vous|cita|appuntamento|consulta|probefahrt|besichtigung)$/u;

const methods: Readonly<Record<Doing, string>> = {
  list: 'GET',
  read: 'GET',
  make: 'POST',
  book: 'POST',
  change: 'PATCH',
  remove: 'DELETE',
  act: 'POST',
};

/** The call for a deed, below the `prefix` that all calls have. */
function callFor({ verb, doing }: Deed, thing: Numbered, isOne: boolean, language: string, prefix: string) {
  const plain = (word: string) => segmentOf(plainLetters(word, language));
  const singular = plain(thing.singular);
  const all = `${prefix}/${plain(thing.plural)}`;
  const [first = '', ...others] = singular.split('-');
  const name = [first, ...others.map((part) => upperFirst(part))].join('');
  const isItem = doing === 'change' || doing === 'remove' || doing === 'act' || (doing === 'read' && isOne);
  const item = isItem ? `${all}/{${name}Id}` : all;
  const method = methods[doing];
  if (doing !== 'act') return { method, path: item, thing: singular };
  const noun = deedNoun(verb, language);
  return noun === null
    ? { method: 'PATCH', path: item, thing: singular }
    : { method, path: `${item}/${plain(noun)}`, thing: singular, deed: plain(verb) };
}

/** What a sentence tells to be done, in any of the ways it may. */
function deedsOf(statement: Statement, speech: Speech): Deed[] {
  const { text } = statement;
  const undergone = [...undergoneIn(text, speech), ...listedIn(text, speech)];
  if (undergone.length > 0) return undergone;
  const able = speech.patterns.able.exec(text);
  if (able !== null) {
    // "La mairie crée les menus et peut exporter les factures": what they do, and what they can do besides.
    return [
      ...doneIn(text.slice(0, able.index).replace(speech.patterns.closingJoint, ''), speech),
      ...deedsIn(statement, speech),
    ];
  }
  const done = doneIn(text, speech);
  return done.length > 0 ? done : deedsIn(statement, speech);
}

/** The verbs of what somebody is able to do, or of a point of a list, each with its object. */
function deedsIn({ text, block }: Statement, { verbs: known, endsWithVerb, patterns }: Speech): Deed[] {
  const able = patterns.able.exec(text);
  if (able === null && block.kind !== 'listItem') return [];
  const said = (able === null ? text : text.slice(able.index + able[0].length)).replace(/[.!]+$/u, '');
  // "Ihre Ausleihen verlängern": a capital makes a noun of what is a verb besides.
  const verbs = [...said.matchAll(patterns.verb)].filter(
    (match) => !endsWithVerb || match.index === 0 || /^\p{Ll}/u.test(match[0]),
  );
  return verbs.map((match, at): Deed => {
    // "Cancelarlos": what was spoken of, behind the verb.
    const verb = endsWithVerb
      ? match[0].toLowerCase()
      : match[0].toLowerCase().replace(/(?<=r|re)l[aoe]s?$/u, '');
    const doing = known.find((one) => one.verb === verb)?.doing ?? 'read';
    const end = match.index + match[0].length;
    if (!endsWithVerb) {
      const object = said.slice(end, verbs[at + 1]?.index).trim();
      return { verb, doing, object, phrase: `${verb} ${object}` };
    }
    const before = verbs[at - 1];
    const object = said
      .slice(before === undefined ? 0 : before.index + before[0].length, match.index)
      .replace(aside, '')
      .trim();
    // What stands in brackets behind a verb says more of what it does.
    return { verb, doing, object, phrase: `${object} ${verb}${aside.exec(said.slice(end))?.[0] ?? ''}` };
  });
}

const aside = /^\s?\([^()]{0,200}\)/u;

/** The noun an object opens with, and whether it speaks of one; null where it has none. */
function thingOf(
  object: string,
  { language, patterns }: Speech,
  said: ReadonlySet<string>,
): { thing: Numbered; isOne: boolean } | null {
  const words = object
    .replace(/\([^()]{0,200}\)/gu, '')
    .replace(/^(?:à|a|al|alla|für|zum|zur|zu|em|no|na)\s(?=\p{L})/iu, '')
    .replace(/^(?:[,;:]\s?|(?:\p{L}+ )?(?:ihn|sie|es|lo|la|li|le|les)$)/u, '')
    .replace(patterns.leadingJoint, '')
    .replace(/(?<=(?<!\p{L})(?:l|d|un))['’]/giu, "' ")
    .split(/\s+/u)
    .filter((word) => word !== '');
  // "Einem Mechaniker zuweisen": to whom is no part of what.
  if (language === 'de' && /^(?:einem|einer|dem|ihrem|seinem|ihrer|seiner)$/iu.test(words[0] ?? ''))
    return null;
  const { one, other } = patterns;
  // "Fertige Aufträge": a capital at the start of a sentence makes no noun.
  if (language === 'de' && /^\p{Lu}\p{Ll}+en?$/u.test(words[0] ?? '') && /^\p{Lu}/u.test(words[1] ?? ''))
    words.shift();
  const at = words.findIndex((word) =>
    language === 'de' ? /^\p{Lu}\p{Ll}/u.test(word) && !one.test(word) : !one.test(word) && !other.test(word),
  );
  const noun = /^\p{L}[\p{L}-]*/u.exec(words[at] ?? '')?.[0].toLowerCase() ?? '';
  if (noun.length < 3 || at > mostBefore || patterns.noNoun.test(noun)) return null;
  const isOne =
    words.slice(0, at).some((word) => one.test(word)) ||
    (language === 'de' && (germanSingular.test(noun) || said.has(oneMark + noun)));
  return { thing: numbersOf(noun, !isOne, language, said), isOne };
}

/** Stands before a noun that an article shows to be one. */
const oneMark = '1 ';

/** German nouns whose plural is longer: "die Buchung" is one. */
const germanSingular = /(?:ung|heit|keit|schaft|ion|tät)$/u;

/** Words before the noun of an object, at most. */
const mostBefore = 3;
