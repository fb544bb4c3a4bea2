import { lacksVerb } from '../../sound/verbless.ts';
import { presentClause } from '../../understand/clause/present.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import { withArticle } from './act.ts';
import { isDeed, personIn } from './attempt.ts';
import { doneToIn } from './done-to.ts';
import { unbent } from './inspected.ts';
import { isPersonal, type Parts } from './parts.ts';
import { areSound } from './sound-steps.ts';
import type { Steps } from './steps.ts';
import { toldIn } from './told-clause.ts';
import { toldWhole } from './told-whole.ts';

/** What there is by then. */
const inPlace = 'the change is in place';
/** When something of the system is to be seen that names no moment of its own. */
const using = 'the system is in use';

/**
 * An English demand that names neither an act nor a case, as something to be seen: what is to be there is looked for, and what is done or so
 * is told in the present. Null where its words make no sentence of that kind.
 */
export function plainlyTold(requirement: Requirement, parts: Parts): Steps | null {
  if (requirement.strength === 'MAY' || isPersonal(requirement)) return null;
  // What hangs on a case that none could set up.
  if (parts.condition !== null && !lacksVerb(parts.condition)) return null;
  const told = thereIs(parts) ?? doneByThem(parts) ?? treated(parts) ?? asItIs(requirement, parts);
  return told && areSound(told) ? told : null;
}

/** The contrary of a demand as something that comes about: "the system does not read from the replica"; null where that cannot be said. English. */
export function contraryOfTold(parts: Parts): string | null {
  const isOpen = /^there$/iu.test(parts.subject) || offered.test(parts.whole) || /,(?!\d)/u.test(parts.whole);
  const told = isOpen ? null : toldWhole({ ...parts, isNegative: !parts.isNegative });
  return told !== null && areSound({ given: using, trigger: told, outcome: using }) ? told : null;
}

const offered = /^(?:provide|offer|need|support|be able to)(?!\p{L})/iu;
const made = /^(?:the )?(?:system|change|team)$/iu;
const owning = /^(?:have|need) /iu;

/** "We need an audit entry (who, when)", "supervisors need a list of mis-scans": somebody looks for it. */
function thereIs({ subject, whole, condition, isNegative, ability }: Parts): Steps | null {
  if (condition !== null || isNegative || ability !== null) return null;
  const person = personIn(subject);
  const verb = /^there$/iu.test(subject)
    ? /^be /
    : made.test(subject)
      ? /^(?:provide|offer|have|need) /
      : owning;
  if ((person === null && verb === owning) || !verb.test(whole)) return null;
  const [, said = '', detail = ''] = /^(.+?)( \([^()]{2,160}\))?$/su.exec(whole.replace(verb, '')) ?? [];
  const thing = said.replace(/^(?:no|any) /iu, '');
  if (thing === '' || thing.split(' ').length > longest || uncounted.test(thing) || isSentence(thing))
    return null;
  const isMany = isPlural(thing.split(/ (?:for|of|with|per|by|in|on|from|to|that|which) /u)[0] ?? thing);
  const isNone = /^no /iu.test(said);
  if (isNone && !isMany) return null;
  const named = /^an? /u.test(thing) ? thing : withArticle(thing);
  const isOne = /^an? /u.test(named);
  const found = isNone
    ? 'there are none'
    : isMany
      ? 'they are there'
      : isOne && !/^the /iu.test(thing)
        ? 'there is one'
        : 'it is there';
  return {
    given: person?.first ?? inPlace,
    trigger: `${person?.again ?? 'somebody'} looks for ${/^the /iu.test(thing) ? thing : named}`,
    outcome: `${found}${detail}`,
  };
}

/** Words of a thing that can still be spoken of again. */
const longest = 16;
/** A bound or a number of things, what is quoted, and what several sentences say. */
const uncounted =
  /^(?:\d|at most|at least|up to|max|more|less|fewer|later|longer|never|not|exactly|only|under|over|about|around|it|them|this|that|one|two|three|four|five|six|ten)(?!\p{L})|[;:–—?“”"]|->|→/iu;

/** "Daily rollup table, last 24h come from the raw table": a clause behind a comma. */
function isSentence(thing: string): boolean {
  return thing
    .split(/, | (?:but|so) /u)
    .some((piece, at) => at > 0 && presentClause(piece.replace(/^(?:and|or) /u, '')) !== null);
}

/** "Warehouse staff can scan parcels": several people of whom no word names one do so. */
function doneByThem({ subject, ability, condition, isNegative }: Parts): Steps | null {
  if (ability === null || condition !== null || isNegative) return null;
  return /(?<!\p{L})(?:staff|people)$/iu.test(subject) && isDeed(ability)
    ? { given: subject, trigger: `they ${ability}`, outcome: 'this succeeds' }
    : null;
}

/** "Cache node_modules", "split the suite in 6 shards": what is to be seen of the thing that is treated so. */
function treated(parts: Parts): Steps | null {
  const found = made.test(parts.subject) ? doneToIn(parts) : null;
  if (found === null) return null;
  const { verb, thing, done, rest } = found;
  const are = isPlural(thing) ? 'are' : 'is';
  const { subject } = parts;
  return rest === ''
    ? { given: inPlace, trigger: lookedAt(subject), outcome: `${thing} ${are} ${done}` }
    : {
        given: inPlace,
        trigger: `${subject} ${conjugated(verb, subject)} ${thing}`,
        outcome: `${isPlural(thing) ? 'they are' : 'it is'} ${done} ${rest}`,
      };
}

/** "Security alerts always go out", "the system must not lock up the database": as its words have it. */
function asItIs(requirement: Requirement, parts: Parts): Steps | null {
  const told = toldWhole(parts) ?? toldIn(requirement, parts);
  if (told === null || isLost.test(told) || /^there(?!\p{L})/iu.test(told) || unbent.test(told)) return null;
  const { subject } = parts;
  const { does, occasion } = occasionBehind.exec(told)?.groups ?? {};
  if (does !== undefined && occasion !== undefined && presentClause(occasion) !== null)
    return { given: inPlace, trigger: occasion, outcome: does };
  const sure = /^(?:the (?:system|change) ensures that )(.+)$/su.exec(told)?.[1];
  const isOwn = made.test(subject) && told.startsWith(`${subject} `);
  return {
    given: inPlace,
    trigger: lookedAt(subject),
    outcome: sure ?? (isOwn ? `it${told.slice(subject.length)}` : told),
  };
}

/** "The till shows points and the expiry date when the card is scanned": with one verb it hangs on the case as a whole. */
const occasionBehind =
  /^(?<does>(?:(?! and (?!the |an? |its |their |all )| or (?!the |an? |its |their )|[,;:]).)+) (?:when|once|as soon as) (?<occasion>(?!(?:it|they|this|that)(?!\p{L}))[^,;:]{6,80})$/su;

/** What is built is used, what is changed once is looked at. */
function lookedAt(subject: string): string {
  return /^the change$/iu.test(subject) ? 'somebody looks at it' : using;
}

/** What was named before and stands in another sentence. */
const isLost = /^(?:it|they|this|that|these|those)(?!\p{L})/iu;
