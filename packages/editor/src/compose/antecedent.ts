import { gerundOf } from '../correct/lexicon/inflection.ts';
import { upperFirst } from '../first-letter.ts';
import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import { isBaseVerb } from '../understand/clause/verbs.ts';
import type { Demand } from '../understand/demand.ts';
import { cuesIn } from '../understand/lexicon/cues.ts';
import { lowerWord } from '../understand/lower-word.ts';
import { changed, joined, type Masked } from '../understand/mask.ts';
import type { Statement } from '../understand/statement.ts';
import { onlyThing, withObject } from './object-antecedent.ts';
import { isOnePerson } from './one-person.ts';
import { toldSubject } from './told-subject.ts';
import { isPlural, part } from './voice/english.ts';

/** A demand and the sentence it was read from. */
interface Read {
  readonly demand: Demand | null;
  readonly statement: Statement;
}

/**
 * The demand with what its pronoun stands for: "It must be emailed" behind "The export has to be ready" binds the export.
 * A pronoun that nothing near it explains stays, unless it can only be the system. English only.
 *
 * @param isSameSentence whether the demand before stands in the same sentence
 */
export function withAntecedent(
  demand: Demand | null,
  statement: Statement,
  before: readonly Read[],
  isSameSentence = false,
): Demand | null {
  if (!demand) return null;
  const last = before.at(-1);
  // A point of a list stands by itself.
  const isApart = statement.block.kind === 'listItem' && last?.statement.block !== statement.block;
  const isNext = last?.statement.index === statement.index - 1 && !isApart;
  if (!/^(?:it|they)$/iu.test(demand.subject.text.trim())) {
    return last?.demand && isNext
      ? withObject(withDeed(withCase(demand, last.demand), last.demand), last.demand)
      : demand;
  }
  const isOne = /^it$/iu.test(demand.subject.text.trim());
  const deed =
    isOne && isSameSentence && last?.demand && lasts.test(demand.action.text)
      ? deedOf(last.demand.action.text)
      : null;
  if (last?.demand && deed !== null) return joinedSubject(demand, last.demand, deed);
  if (
    isOne &&
    /^(?:be (?:possible|easy|clear|important|necessary|enough|ok|okay|fine|allowed)|happen|take (?:\d|\uE010|long|at |up to|more|less|no |some|an? (?:few|while|second|minute|hour|day|week|month|year)))(?!\p{L})/iu.test(
      demand.action.text,
    )
  )
    return demand;
  const found = namedBefore(statement, before, isOne);
  // "The librarian adds a synonym. It has to run in the browser": no person is "it".
  const isSomebody = isOne && found !== null && isOnePerson(found);
  const named =
    (isSomebody ? null : found) ??
    (isOne || /^be (?!able)/iu.test(demand.action.text) ? null : peopleBefore(statement, before));
  const isSystem = named !== null && /^the (?:system|change|team)$/iu.test(named);
  if (isOne && named !== null && onDevices.test(demand.action.text) && !software.test(named))
    return {
      ...demand,
      subject: changed(demand.subject, demand.condition === null ? 'The system' : 'the system'),
    };
  const isOther = last?.demand != null && isOfOther(demand.action.text, last.demand.action.text);
  if (named && !isOther && !(isSystem && befalls.test(demand.action.text)))
    return {
      ...demand,
      subject: changed(demand.subject, demand.condition === null ? named : lowerWord(named)),
    };
  const thing =
    last?.demand && isNext && (isSomebody ? befalls : undergoes).test(demand.action.text)
      ? onlyThing(last.demand, isOne)
      : null;
  if (thing !== null && demand.condition === null)
    return { ...demand, subject: changed(demand.subject, upperFirst(thing)) };
  if (!isOne && demand.condition === null && /^be able to /u.test(demand.action.text) && namesNobody(before))
    return { ...demand, subject: changed(demand.subject, 'Users') };
  const opensBlock = statement.start === statement.block.start;
  const isSubjectless = isOne && demand.condition === null;
  const acts =
    (opensBlock && isSubjectless && !/^be(?!\p{L})/iu.test(demand.action.text)) ||
    (isSubjectless && worksAsWhole.test(demand.action.text));
  return acts ? { ...demand, subject: changed(demand.subject, 'The system') } : demand;
}

/** "Only admins can do it" behind "users should be able to export a list": what is done is the deed asked for right before. */
function withDeed(demand: Demand, last: Demand): Demand {
  const isPointing = /^be able to do (?:it|that|this|so)$/u.test(demand.action.text);
  return isPointing &&
    !last.isNegative &&
    last.condition === null &&
    /^be able to (?!do )/u.test(last.action.text)
    ? { ...demand, action: changed(last.action, last.action.text) }
    : demand;
}

/** "Be deleted after 90 days": what is done to a thing, and not to those who make it. */
const undergoes =
  /^be (?:deleted|removed|archived|purged|erased|kept|retained|encrypted|compressed|rotated|cached|locked|sent|shown|stored|exported|posted|mailed|emailed|published|printed|uploaded|downloaded|approved|signed|written to)(?!\p{L})/iu;

/** "If it is outside the window, the system must drop it": the one thing that the demand before names, where the main clause names none. */
function withCase(demand: Demand, last: Demand): Demand {
  const { condition, subject } = demand;
  const [whole = '', opening = ''] =
    /^((?:if|when|whenever|once|as soon as|after) )it (?!(?:rains|is (?:necessary|possible|needed|clear|too late))(?!\p{L}))/iu.exec(
      condition?.text ?? '',
    ) ?? [];
  if (!condition || whole === '' || !/^the (?:system|change|team)$/iu.test(subject.text)) return demand;
  const named = onlyThing(last, true);
  return named === null
    ? demand
    : {
        ...demand,
        condition: changed(condition, `${opening}${named} ${condition.text.slice(whole.length)}`),
      };
}

/** What only the whole of what is built does: "it has to work with a screen reader". */
const worksAsWhole =
  /^(?:work|run|be (?:usable|accessible|operable)) (?:with|without|on|in|by|offline)(?!\p{L})/iu;

/** "It has to work on old phones" is said of what is built, and of a part of it only where that is software. */
const onDevices =
  /^(?:work|run) (?:on|in|with) .*(?:phones?|ipads?|tablets?|devices?|browsers?|android|ios|windows|linux|mac(?:os|s)?|chrome|safari|firefox|laptops?|wi-?fi|network)(?!\p{L})/iu;
const software =
  /(?:app|application|site|website|page|service|tool|portal|system|client|dashboard|widget|form|plugin|library|script|api|editor|player|software|version)s?$/iu;

/** What is made or sent is, arrives and expires; the system that sends it does not: "it should arrive within a minute". */
const befalls =
  /^(?:be|arrive|appear|disappear|expire|reach|contain|consist|last|fit|come|stay|remain|have|include|belong|cost|weigh)(?!\p{L})/iu;

/** "It ends after six months" is not said of whoever did something in the sentence before, nor "it judges nobody" of what only is. */
const happens = /^(?:end|start|begin|expire)(?!\p{L})/iu;
const speaks = /^(?:judge|answer|reply|respond|greet|speak|ask|decide)(?!\p{L})/iu;

/** Whether what is said of "it" cannot be said of what the sentence before spoke of. */
function isOfOther(action: string, before: string): boolean {
  return (
    (speaks.test(action) && /^be (?!able)/u.test(before)) ||
    (happens.test(action) && /^be able to /u.test(before))
  );
}

/** "It must not take longer than 5 seconds": that is said of what is done, and not of a thing. */
const lasts = /^take (?:longer|more|less|at most|no longer|no more|up to|under|over|[\d\uE010])/iu;

/** "See at check-in whether it is valid" → "seeing at check-in whether it is valid"; null for what only is, or is told at length. */
function deedOf(action: string): string | null {
  const [, verb = '', rest = ''] = /^(?:be able to )?(\p{Ll}{2,})((?: [^,;:]{1,70})?)$/su.exec(action) ?? [];
  return isBaseVerb(verb) && verb !== 'be' ? `${gerundOf(verb)}${rest}` : null;
}

/** A demand on a deed that another demand names. */
function joinedSubject(demand: Demand, { action }: Demand, deed: string): Demand {
  const both = joined(changed(demand.action, ''), '', changed(action, deed));
  const subject = changed(both, upperFirst(both.text));
  return { ...demand, subject };
}

/** Whether no demand and nothing told before names people that "they" may be: who is to be able to do something then uses what is built. */
function namesNobody(before: readonly Read[]): boolean {
  return before.every(
    ({ statement }) => !people.test(statement.masked.text) && !namesSomebody(statement.masked.text),
  );
}

/** Whether a text names people who act, and not only "somebody". */
function namesSomebody(text: string): boolean {
  const cue = cuesIn(text, 'en').get('actor')?.cue ?? '';
  return cue !== '' && !/^(?:some|any|every)(?:body|one)$/iu.test(cue);
}

const people = /(?<!\p{L})(?:customers?|users?|clients?|staff|people|team|drivers?|admins?)(?!\p{L})/iu;

const labelled = /^\p{L}[\p{L}\p{N} -]{1,30}: \S/u;

/** Who the sentence right before it in the same paragraph or item bound, in the same number. */
function namedBefore(statement: Statement, before: readonly Read[], isOne: boolean): string | null {
  const last = before.at(-1);
  if (last && !last.demand) return toldSubject(last.statement, statement, isOne);
  if (
    !last?.demand ||
    last.statement.block !== statement.block ||
    last.statement.index !== statement.index - 1
  )
    return null;
  // What a label names is a topic, and nothing that acts: "Keyboard: arrow keys move. It has to …".
  if (labelled.test(last.statement.text)) return null;
  const subject: Masked = last.demand.subject;
  const said = part(subject);
  if (
    /^(?:there|whoever|this|these|those|it|they|we|no|nobody|nothing|none|all|each|every)(?!\p{L})|, /iu.test(
      said,
    )
  )
    return null;
  // The halves of one sentence touch, or have a word that joins them between; where they speak of two, either may be meant.
  const half = before.at(-2);
  if (half?.demand && areHalves(half.statement, last.statement) && part(half.demand.subject) !== said)
    return null;
  return isPlural(said) === isOne ? null : said;
}

/** Statements in a row that speak of the same people. */
const farthest = 3;

/** "Partners want their reports. Give them an endpoint. They sign in with …": whom the sentences before speak of all the same. */
function peopleBefore(statement: Statement, before: readonly Read[]): string | null {
  for (let back = 1; back <= farthest; back += 1) {
    const read = before.at(-back);
    if (read?.statement.block !== statement.block || read.statement.index !== statement.index - back)
      return null;
    const { text } = read.statement.masked;
    const subject = read.demand ? part(read.demand.subject) : toldOf(text);
    const name = subject?.replace(/^(?:all|most|some|many) (?=\p{L})/iu, '') ?? '';
    if (/^\p{L}{3,}(?: \p{L}{3,})?$/u.test(name) && isPlural(name) && cuesIn(name, 'en').has('actor'))
      return upperFirst(name);
    if (!/(?<!\p{L})(?:they|them|their)(?!\p{L})/iu.test(text)) return null;
  }
  return null;
}

/** Of whom a sentence tells. */
function toldOf(text: string): string {
  const tree = parse(text);
  const subject = (tree && mainClause(tree))?.subject;
  return tree && subject ? tree.textOf(subject) : '';
}

/** Characters of a mark and a word between two halves; a sentence has one behind its full stop. */
const LONGEST_JOINT = 8;

function areHalves({ block, end }: Statement, next: Statement): boolean {
  const gap = next.start - end;
  return block === next.block && gap !== 1 && gap <= LONGEST_JOINT;
}
