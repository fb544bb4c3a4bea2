import { faultIn } from '../sound/unsound.ts';
import { lacksVerb } from '../sound/verbless.ts';
import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import { unattributed } from '../understand/chat/speaker.ts';
import { speakersOf } from '../understand/chat/speakers.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../understand/clause/verbs.ts';
import { isOrder } from '../understand/imperative.ts';
import type { Statement } from '../understand/statement.ts';
import { pointsBack } from '../understand/titles/untelling.ts';
import type { Composition } from './composition.ts';
import { decisionAtTop, keepsAsIs } from './decision.ts';
import { inBrief } from './in-brief.ts';
import { mainDemand } from './main-demand.ts';
import { entitles } from './pool.ts';
import { rejoined } from './rejoined.ts';
import type { Requirement } from './requirement.ts';
import { saidOnce } from './said-once.ts';
import { gist } from './scenario/split.ts';
import { closedSentence } from './voice/full-stop.ts';
import { unframedSentence } from './voice/unframed.ts';

/** A longer sentence is told further down and not at the top: nothing is cut for a summary. */
const longest = 260;

/** Demands that a summary names where neither a goal nor a decision says what is to be done. */
const mostDemands = 3;
const mostSentences = 4;

/**
 * The opening sentences of a document, each as the input says it: the problem, then the goal, else what is decided, else the demands
 * that come first. `opening` stands for them where none of these can stand by itself.
 */
export function summaryOf(composition: Composition, opening: string): string[] {
  const told = problemAndGoal(composition);
  const isSaid = namesGoal(composition) || decisionAtTop(composition) !== null;
  const all = saidOnce(isSaid ? told : [...told, ...demanded(composition, told)]).slice(0, mostSentences);
  return all.length > 0 || decisionAtTop(composition) !== null ? all : [opening];
}

/** The problem and the goal of the input, or what is decided where it states no goal, in its own words. */
export function problemAndGoal(composition: Composition): string[] {
  const free = composition.understanding.statements.filter(
    (one) =>
      standsAlone(one, composition) &&
      one !== decisionAtTop(composition) &&
      !entitles(one, composition.understanding.title),
  );
  const problem = free.find(({ kind }) => kind === 'problem');
  const goal = free.find((one) => one.kind === 'goal' && !isHeadline(one, composition));
  const speakers = speakersOf(composition.understanding.source);
  const decided = free.find(
    (one) =>
      one.kind === 'decision' &&
      !one.topics.has('prohibition') &&
      !keepsAsIs(one) &&
      !(composition.language === 'en' && putOff.test(one.text)),
  );
  return [problem, goal ?? decided]
    .filter((one) => one !== undefined)
    .map((one) =>
      closedSentence(
        one === problem
          ? condensed(one.text, composition)
          : withoutWho(unattributed(one.text, speakers), composition),
        composition.language,
      ),
    );
}

/** "When a prescription is ready": what happens each time, and no trouble. English. */
const comesAlong =
  /^(?:when|once|as soon as|every time|whenever) (?!(?:it|they|this|that|not|nobody|no|nothing)(?!\p{L}))(?![^,]*(?<!\p{L})(?:fails?|not|no|never|missing|too|down|lost|late)(?!\p{L}))/iu;

/** What is left for later is not what the whole is about. English. */
const putOff =
  /(?<!\p{L})(?:for|to|until|in) (?:later|phase (?:2|two|3|three)|v2|another time|next (?:year|quarter|release))(?!\p{L})/iu;

function withoutWho(text: string, { language }: Composition): string {
  return language === 'en' ? unframedSentence(text) : text;
}

function namesGoal(composition: Composition): boolean {
  return composition.understanding.statements.some(
    (one) =>
      one.kind === 'goal' &&
      standsAlone(one, composition) &&
      !isHeadline(one, composition) &&
      !entitles(one, composition.understanding.title),
  );
}

/** A trouble of several clauses by its first, since the context tells it whole. English. */
function condensed(text: string, composition: Composition): string {
  const { language, request } = composition;
  if (language !== 'en' || !telling.has(request.format)) return text;
  const core = atCore(text, composition);
  if (core === null) return text;
  // "We get 90 pages a week, 12 of them need somebody": how many there are is no trouble by itself.
  const counts =
    /\d/u.test(core) &&
    /\d|(?<!\p{L})(?:but|all|only|nobody|nothing)(?!\p{L})/u.test(text.slice(core.length));
  return counts ? text : core;
}

/** A sentence up to its first clause, where that stands by itself; null else. English. */
function atCore(text: string, { language }: Composition): string | null {
  if (language !== 'en') return null;
  const whole = text.replace(/[.!]+$/u, '');
  const core = gist(whole);
  // "She showed the logs: 38% find nothing": what stands before a colon only announces.
  if (/^\s?:/u.test(whole.slice(core.length))) return null;
  return core.split(' ').length >= fewestWords && !lacksVerb(core) && faultIn(core) === null ? core : null;
}

/** Formats that tell the background in a section of its own. */
const telling: ReadonlySet<string> = new Set(['Technical Spec', 'Jira Tickets']);
const fewestWords = 5;

/**
 * The demand that the title speaks of and those that come first, unless a case or a ban; all of them in reading order. Behind the problem
 * one that points back at it will do where none stands alone: a summary that does not say what is to be built is none, yet a fragment says it no
 * better.
 */
function demanded(composition: Composition, told: readonly string[]): string[] {
  const main = mainDemand(composition)?.statement;
  const asked = composition.requirements.filter(
    ({ statement, strength, demand }) =>
      strength !== 'MAY' &&
      !demand?.isNegative &&
      !statement.topics.has('prohibition') &&
      (!demand?.condition ||
        (telling.has(composition.request.format) &&
          (statement === main || statement === composition.requirements[0]?.statement) &&
          comesAlong.test(demand.condition.text))) &&
      !told.includes(statement.text) &&
      !(composition.language === 'en' && mayBeSo.test(demand?.action.text ?? '')) &&
      !(composition.language === 'en' && endsPointing(statement.text)),
  );
  const deeds = asked.filter(({ isQuality }) => !isQuality);
  // A bound says what is to be done only where it orders it and nothing else does.
  const isBound = deeds.length === 0 && composition.language === 'en';
  const binding = isBound ? asked.filter(({ statement }) => isOrder(statement.masked.text)) : deeds;
  const sound = binding.filter(({ statement }) => isSound(statement.text, composition));
  const whole = sound.filter(
    ({ statement }) => !(statement.topics.has('retention') && /\d/u.test(statement.text)),
  );
  const rest = told.length > 0 ? [] : binding;
  const alone = ([whole, sound].find((some) => some.length > 0) ?? rest).filter(({ statement }) =>
    standsAlone(statement, composition),
  );
  const behind = told.length > 0 ? sound.filter(({ statement }) => isPlain(statement)).slice(0, 1) : [];
  const first = (alone.length > 0 ? alone : behind)
    .toSorted((a, b) => Number(b.statement === main) - Number(a.statement === main))
    .slice(0, mostDemands)
    .toSorted((a, b) => a.statement.index - b.statement.index)
    .map((one) => ({ statement: one.statement, text: toldOf(one, composition) }));
  return rejoined(first).map((text) => closedSentence(text, composition.language));
}

/** "Files can get big": what may come about is nothing that is built. English. */
const mayBeSo = /^be able to (?:be|get|have|become|arrive|come|happen|grow|occur)(?!\p{L})/u;

/** A demand at its core; what is only ordered of the system is told of it: "Read from the replica" → "The system reads from the replica". English. */
function toldOf(requirement: Requirement, composition: Composition): string {
  const { statement, demand } = requirement;
  const isOrdered =
    composition.language === 'en' &&
    demand !== null &&
    /^the system$/iu.test(demand.subject.text) &&
    !/^(?:provide|ensure|support|be)(?!\p{L})/u.test(demand.action.text) &&
    isOrder(statement.masked.text);
  const told = isOrdered ? inBrief(requirement, composition) : '';
  return told !== '' && faultIn(told) === null && !lacksVerb(told)
    ? told
    : (atCore(statement.text, composition) ?? statement.text);
}

/** "Handle the 404 thing and delete them": its last word speaks of what none of it names. English. */
function endsPointing(text: string): boolean {
  return /(?<!\p{L})(?:it|them)[.!]*$/iu.test(text) && pointsBack(text);
}

/**
 * "Takes the attachments", "a volume which has to be above 0": a part of a sentence says nothing at the top, and what has neither a subject with its
 * verb nor an order is one. English.
 */
function isSound(text: string, { language }: Composition): boolean {
  if (language !== 'en') return true;
  const tree = parse(text);
  const isClause = tree !== null && mainClause(tree) !== null;
  const [first = ''] = text.toLowerCase().split(' ');
  // "Unless the kid is sick": a case without what then happens
  if (/^(?:unless|because|although|so that|except)(?!\p{L})[^,]*$/u.test(text.toLowerCase())) return false;
  const isHeadless = baseOfThirdPerson(first) !== null && !isNounToo(first);
  const hasMainVerb = !lacksVerb(text.replace(/,? (?:which|that|who) .*$/su, '')) || isBaseVerb(first);
  return !isHeadless && hasMainVerb && (isClause || isOrder(text));
}

/** A first line without a full stop and a verb that the title repeats word for word: it says nothing more below that. English. */
function isHeadline({ index, text, block }: Statement, { understanding, language }: Composition): boolean {
  const bare = (said: string) => said.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return (
    language === 'en' &&
    index === 0 &&
    !/[.!?]\s*$/u.test(block.text) &&
    lacksVerb(text) &&
    bare(text) === bare(understanding.title)
  );
}

/** A whole sentence of ordinary length that speaks of none before it. */
export function standsAlone(statement: Statement, { language }: Composition): boolean {
  const { text } = statement;
  return isPlain(statement) && !(language === 'en' && (pointsBack(openingOf(text)) || pointing.test(text)));
}

/** A whole sentence of ordinary length that opens with a word of its own. */
function isPlain({ text, block }: Statement): boolean {
  const isWhole = text.split(' ').length >= 4 || /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text);
  return (
    isWhole &&
    text.length <= longest &&
    block.kind !== 'heading' &&
    !leaning.test(text) &&
    !announcing.test(text)
  );
}

/** "What we want to change:": only announces what is said next. English. */
const announcing = /^what (?:we|i|they) (?:want|need|would like|think|have)(?!\p{L})[^,;]{0,40}$/iu;

/** Its first words: what a pronoun behind them speaks of is mostly named by them. */
function openingOf(text: string): string {
  return text.split(' ').slice(0, 5).join(' ');
}

/** "Have agreed on this on 4 April", "longer than that": what is spoken of stands elsewhere. English. */
const pointing =
  /^(?:\S+ ){0,4}all (?:of )?(?:this|that|it)(?!\p{L})|(?<!\p{L})(?:on|to|of|with|about|than|for) (?:this|that|these|those)(?=[.,;]| (?:on|by|at|in) )/iu;

/** A sentence that speaks of the one before it. */
const leaning =
  /^(?:it|they|this|that|these|those|he|she|then|after that|same|otherwise|also|so|but|and|one of them|if (?:it|that|this|so)|es|er|sie|dies\p{L}{0,2}|das|deshalb|il|elle|ils|elles|cela|ça|esto|eso|questo|quello|isso|isto|dit|dat)(?!\p{L})/iu;
