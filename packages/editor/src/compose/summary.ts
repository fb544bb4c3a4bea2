import { contentWords, shareOf } from '../document/content-words.ts';
import { measuresIn } from '../understand/measures.ts';
import type { Statement } from '../understand/statement.ts';
import { namesMeeting } from '../understand/titles/meeting-title.ts';
import type { Composition } from './composition.ts';
import { decisionAtTop } from './decision.ts';
import { inBrief } from './in-brief.ts';
import { mainDemand } from './main-demand.ts';
import type { Requirement } from './requirement.ts';
import { gist } from './scenario/split.ts';
import { closedSentence } from './voice/full-stop.ts';

/** A sentence longer than so many characters is cut to its core. */
const longest = 220;

/**
 * The opening sentences of a document: the problem and the goal in the input's own words, what changes by the demands that matter most,
 * what is decided, and the first limit. `opening` stands first where nothing of these says what the title says.
 */
export function summaryOf(composition: Composition, opening: string): string[] {
  const { title } = composition.understanding;
  const { why, decided, atTop } = openingOf(composition);
  const { changes, limit } = demandsInBrief(
    composition,
    why.some(({ kind }) => kind === 'goal'),
  );
  const said = (told: readonly Statement[]) => told.map((one) => toldInBrief(one, composition));
  const all = [...said(why), ...changes, ...said(decided), ...limit];
  return namesMeeting(title) || speakOf(title, all, atTop) ? all : [opening, ...all];
}

/** The problem, the goal and the decision of the input in its own words, without its demands. */
export function problemAndGoal(composition: Composition): string[] {
  const { why, decided } = openingOf(composition);
  return [...why, ...decided].map((one) => toldInBrief(one, composition));
}

/** What a document opens with of what is told. */
interface Opening {
  /** The problem, then the goal. */
  readonly why: readonly Statement[];
  readonly decided: readonly Statement[];
  /** The decision that stands above the summary already. */
  readonly atTop: Statement | null;
}

function openingOf(composition: Composition): Opening {
  const { statements, title } = composition.understanding;
  const free = statements.filter((statement) => !isTitle(statement, title));
  const problem = tellingOf(
    free.filter((statement) => statement.kind === 'problem' && isWhole(statement) && !leans(statement)),
  );
  const goal = free.find((statement) => statement.kind === 'goal' && statement.text.length > 20);
  const atTop = decisionAtTop(composition);
  const decisions = free.filter(
    (statement) => statement.kind === 'decision' && statement !== atTop && !statement.text.startsWith('+1 '),
  );
  const why = [problem, goal].filter((one) => one !== undefined).filter((one) => !leans(one));
  const standing = decisions.filter((one) => !leans(one));
  // A part noted with what it is to be ("Storage: S3") stands behind what somebody says is decided.
  const said = standing.filter(({ text }) => !isNoteOfPart.test(text));
  const decided = (said.length > 0 ? said : standing).slice(0, why.length > 1 ? 1 : mostDecisions);
  return { why, decided, atTop };
}

function toldInBrief(one: Statement, { language }: Composition): string {
  return closedSentence(isCut(one) ? gist(one.text) : one.text, language);
}

/** Share of the title's words that the sentences of a summary have to have. */
const spoken = 0.5;

/** Whether sentences, with the decision above them, say what the title says. */
function speakOf(title: string, sentences: readonly string[], atTop: Statement | null): boolean {
  const words = new Set(contentWords([...sentences, atTop?.text ?? ''].join(' ')));
  return sentences.length > 0 && shareOf(contentWords(title), words) >= spoken;
}

const isNoteOfPart = /^[\p{L} -]{2,30}: |^\p{Lu}\p{Ll}+ (?:said|says|chose|picked) /u;

/** Decisions that a summary names. */
const mostDecisions = 2;

/** The problem is told in full further down. */
function isCut({ kind, text }: Statement): boolean {
  return kind === 'problem' || text.length > longest;
}

/** What changes by the demands that matter most, at their core, and the first limit. */
function demandsInBrief(
  composition: Composition,
  hasGoal: boolean,
): { changes: readonly string[]; limit: readonly string[] } {
  const asked = mainDemand(composition);
  const binding = composition.requirements.filter(
    ({ statement, strength, demand }) =>
      statement.kind !== 'goal' &&
      statement.kind !== 'decision' &&
      (isWhole(statement) || statement === asked?.statement) &&
      !leans(statement) &&
      strength !== 'MAY' &&
      (demand !== null || composition.language !== 'en'),
  );
  const main = binding.find((one) => one === asked);
  const others = binding
    .filter((one) => one !== main && !one.isQuality)
    .toSorted((a, b) => besideChange(a) - besideChange(b));
  const first = [...(main ? [main] : []), ...others].slice(0, hasGoal ? mostDemands - 1 : mostDemands);
  const limits = binding.filter((one) => one !== main && one.isQuality);
  const limit = limits.find(({ statement }) => statement.topics.has('performance')) ?? limits[0];
  const brief = (one: Requirement) => inBrief(one, composition);
  return {
    changes: first.toSorted((a, b) => a.statement.index - b.statement.index).map(brief),
    limit: limit ? [brief(limit)] : [],
  };
}

/** How far a demand is from what changes: a case, a ban, the answer of a call and a list of values come behind what is built. */
function besideChange({ demand, statement }: Requirement): number {
  if (!demand) return 0;
  const action = demand.action.text;
  const isNote = /^(?:be as follows|follow this sequence|ensure that|be no |be \p{L}+(?:, \p{L}+){2,})/u.test(
    action,
  );
  const isCase = demand.condition !== null || demand.isNegative;
  return (isNote ? 2 : 0) + (isCase ? 1 : 0) + (/^(?:`|\p{Lu}{3,6} \/)/u.test(statement.text) ? 1 : 0);
}

/** The problem that says most: one with a figure before one that only names it, the earlier of equals. */
function tellingOf(problems: readonly Statement[]): Statement | undefined {
  const weight = ({ topics, text }: Statement) =>
    (/^i (?!need|want)/iu.test(text) ? -3 : 0) +
    (topics.has('problem') || outcome.test(text) ? 2 : 0) +
    (measuresIn(text).length > 0 ? 2 : 0) +
    (topics.has('current') ? 1 : 0);
  return problems.toSorted((a, b) => weight(b) - weight(a) || a.index - b.index)[0];
}

/** What came of the trouble, and whom it hit. */
const outcome =
  /(?<!\p{L})(?:hates?|angry|upset|twice|double|over(?:booked|written|charged)|wrong|unreadable|forgot(?:ten)?|never|nobody|no ?one|without telling|dies|drops?|doppelt|falsch|verloren|niemand|leer|perdus?|en double|deux fois|personne|perdid[oa]s?|equivocad[oa]|nadie|dos veces|pers[oiae]|sbagliat[oaie]|nessuno|due volte|ninguém|errad[oa]|duas vezes|niemand|verkeerd|dubbel|nikt|dwa razy)(?!\p{L})/iu;

/** Demands that a summary names. */
const mostDemands = 2;

function isWhole({ text }: Statement): boolean {
  return text.split(' ').length >= 5 || /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text);
}

/** A sentence that speaks of the one before it cannot stand alone. */
function leans({ text }: Statement): boolean {
  return /^(?:it|they|this|that|these|those|he|she|then|after that|same|otherwise|also|if (?:it|that|this|so)|es|er|sie|dies\p{L}{0,2}|il|elle|ils|cela|esto)(?!\p{L})/iu.test(
    text,
  );
}

function isTitle({ text }: Statement, title: string): boolean {
  const plain = (words: string) =>
    words
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase();
  return plain(text).endsWith(plain(title)) && plain(text).length < plain(title).length + 16;
}
