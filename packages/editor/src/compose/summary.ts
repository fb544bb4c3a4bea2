import { contentWords, shareOf } from '../document/content-words.ts';
import { measuresIn } from '../understand/measures.ts';
import type { Statement } from '../understand/statement.ts';
import { namesMeeting } from '../understand/titles/meeting-title.ts';
import type { Composition } from './composition.ts';
import { decisionAtTop } from './decision.ts';
import { inBrief } from './in-brief.ts';
import { mainDemand } from './main-demand.ts';
import { gist } from './scenario/split.ts';
import { closedSentence } from './voice/full-stop.ts';

/** A sentence longer than so many characters is cut to its core. */
const longest = 220;

/**
 * The opening sentences of a document: the problem and the goal in the input's own words and, where it states neither
 * or only one, the decision; then the demands that matter most, that of the title before all. `opening` stands first where nothing
 * of these says what the title says.
 */
export function summaryOf(composition: Composition, opening: string): string[] {
  const { title } = composition.understanding;
  const { sentences, atTop } = openingOf(composition);
  const all = [...sentences, ...demandsInBrief(composition)];
  return namesMeeting(title) || speakOf(title, all, atTop) ? all : [opening, ...all];
}

/** The problem, the goal and the decision of the input in its own words, without its demands. */
export function problemAndGoal(composition: Composition): string[] {
  return openingOf(composition).sentences;
}

function openingOf(composition: Composition): { sentences: string[]; atTop: Statement | null } {
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
  const told = [problem, goal, ...decisions.slice(0, mostDecisions)].filter(
    (one) => one !== undefined && !leans(one),
  );
  const sentences = told.flatMap((one) =>
    one === undefined ? [] : [closedSentence(isCut(one) ? gist(one.text) : one.text, composition.language)],
  );
  return { sentences, atTop };
}

/** Share of the title's words that the sentences of a summary have to have. */
const spoken = 0.5;

/** Whether sentences, with the decision above them, say what the title says. */
function speakOf(title: string, sentences: readonly string[], atTop: Statement | null): boolean {
  const words = new Set(contentWords([...sentences, atTop?.text ?? ''].join(' ')));
  return sentences.length > 0 && shareOf(contentWords(title), words) >= spoken;
}

/** Decisions that a summary names. */
const mostDecisions = 2;

/** The problem is told in full further down. */
function isCut({ kind, text }: Statement): boolean {
  return kind === 'problem' || text.length > longest;
}

/** The demands that matter most, at their core: the first that bind, and the first limit. */
function demandsInBrief(composition: Composition): string[] {
  const asked = mainDemand(composition);
  const binding = composition.requirements.filter(
    ({ statement, strength, demand }) =>
      statement.kind !== 'goal' &&
      (isWhole(statement) || statement === asked?.statement) &&
      !leans(statement) &&
      strength !== 'MAY' &&
      (demand !== null || composition.language !== 'en'),
  );
  const main = binding.find((one) => one === asked);
  const first = [...(main ? [main] : []), ...binding.filter((one) => one !== main && !one.isQuality)].slice(
    0,
    mostDemands,
  );
  const limit = binding.find((one) => one !== main && one.isQuality);
  return [...first, ...(limit ? [limit] : [])].map((one) => inBrief(one, composition));
}

/** The problem that says most: one with a figure before one that only names it, the earlier of equals. */
function tellingOf(problems: readonly Statement[]): Statement | undefined {
  const weight = ({ topics, text }: Statement) =>
    (/^i (?!need|want)/iu.test(text) ? -3 : 0) +
    (topics.has('problem') ? 2 : 0) +
    (measuresIn(text).length > 0 ? 2 : 0) +
    (topics.has('current') ? 1 : 0);
  return problems.toSorted((a, b) => weight(b) - weight(a) || a.index - b.index)[0];
}

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
