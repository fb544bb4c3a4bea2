import { contentWords } from '../../document/content-words.ts';
import { leadingKey } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { impliedWords } from './implied.ts';
import { sentences } from './ordinal.ts';
import { itemTargets, rowTargets } from './parts.ts';
import { isQuoted, unquoted } from './phrase.ts';
import type { Target } from './target.ts';
import { wholeItem } from './whole-item.ts';

/** A stretch that says something, with the words it is known by. */
export interface Stated {
  readonly target: Target;
  /** The family of the key it begins with; empty where it has none. */
  readonly family: string;
  readonly words: readonly string[];
  /** True where it only repeats what stands elsewhere: a summary, a test, a question. */
  readonly isEcho: boolean;
}

/** How much of what a phrase says, weighed by how rare its words are, has to stand in a part. */
const ENOUGH = 0.6;
/** A part that holds so much less than the best is not what is meant. */
const CLOSE = 0.12;
/** From here on two stretches say the same in other words. */
const SAME = 0.6;

/**
 * The one stretch of a draft that a phrase describes ("the bit about retries", "the one with 100 / 250 / 90 secs", words
 * quoted from it): it says most of the phrase, rare words counting most, and nothing else says as much. Null otherwise.
 *
 * @param within where it has to stand
 */
export function describedPart(
  draft: Draft,
  phrase: string,
  within: (stated: Stated) => boolean = () => true,
): Target | null {
  const all = statedIn(draft);
  const own = all.filter(within);
  if (isQuoted(phrase)) {
    const [only, ...others] = firstHand(own.filter((one) => quotes(draft, one, unquoted(phrase))));
    if (only && others.length === 0) return wholeItem(draft, only.target);
  }
  const wanted = wordsOf(phrase);
  if (wanted.length === 0) return null;
  const weights = wanted.map((word) => rarity(word, all));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scored = own
    .map((one) => ({
      one,
      score: wanted.reduce((sum, word, at) => sum + (holds(one, word) ? (weights[at] ?? 0) : 0), 0) / total,
    }))
    .filter(({ score }) => score >= ENOUGH);
  const best = Math.max(...scored.map(({ score }) => score));
  const close = firstHand(scored.filter(({ score }) => score > best - CLOSE).map(({ one }) => one));
  const top = close.toSorted(
    (left, right) => scoreOf(right) - scoreOf(left) || widthOf(left) - widthOf(right),
  );
  const [meant, ...others] = top;
  const rivals = others.filter((one) => !overlap(one.target, meant?.target) && !saysSame(one, meant));
  // of two that say the same words the shorter says little else
  const isClear = rivals.every((one) => scoreOf(one) < best - CLOSE / 2 && meant && scoreOf(meant) === best);
  return meant && isClear ? wholeItem(draft, meant.target) : null;

  function scoreOf(one: Stated): number {
    return scored.find((other) => other.one === one)?.score ?? 0;
  }
}

/** Stretches that say something first hand, where there are such. */
function firstHand(found: readonly Stated[]): readonly Stated[] {
  const own = found.filter((one) => !one.isEcho);
  return own.length > 0 ? own : found;
}

const widthOf = (one: Stated) => one.target.end - one.target.start;
const overlap = (left: Span, right: Span | undefined) =>
  right !== undefined && left.start < right.end && right.start < left.end;

function saysSame(one: Stated, other: Stated | undefined): boolean {
  if (other === undefined) return false;
  const [short, long] = [one.words, other.words].toSorted((left, right) => left.length - right.length);
  const shared = short?.filter((word) => long?.includes(word)).length ?? 0;
  return short !== undefined && shared / Math.max(1, short.length) >= SAME;
}

function holds(one: Stated, word: string): boolean {
  return one.words.some((other) => areKin(word, other));
}

/** What a word tells: much where few stretches hold it. One that stands nowhere tells that something else may be meant. */
function rarity(word: string, all: readonly Stated[]): number {
  const holding = all.filter((one) => holds(one, word)).length;
  const most = Math.log(1 + all.length);
  return holding === 0 ? most / 2 : Math.log(1 + all.length / holding);
}

/** Words that point at something without saying what it is, and those that name its sort. */
const pointing =
  /(?<!\p{L})(?:the )?(?:things?|stuff|bits?|parts?|pieces?|ones?|points?|bullets?|items?|lines?|sentences?|statements?|remarks?|notes?|paragraphs?|passages?|lists?|tables?|rows?|entr(?:y|ies)|claims?|mentions?|requirements?|reqs?|risks?|drawbacks?|questions?|goals?|non-?goals?|assumptions?|tickets?|stor(?:y|ies)|issues?|sections?|business|about|sache|ding|zeug|satz|punkt|anforderung|risiko|annahme|frage|truc|histoire|phrase|point|exigence|risque|hypothèse|tema|asunto|frase|punto|requisito|riesgo|supuesto|pregunta|coisa|parte|risco|cosa|rischio|zin|punt|eis|zdanie|rzecz|punkt|sprawa|ryzyko|założenie|wymaganie)(?!\p{L})/giu;

function wordsOf(phrase: string): string[] {
  const plain = unquoted(phrase).replaceAll(/…|\.{3}/gu, ' ');
  const told = contentWords(plain.replace(pointing, ' '));
  return [...new Set(told.length > 0 ? told : contentWords(plain))];
}

const repeating: ReadonlySet<string> = new Set([
  'summary',
  'overview',
  'test-plan',
  'coverage-map',
  'open-questions',
  'unresolved-questions',
  'delivery-plan',
  'service-levels',
  'data-operations',
]);

/** Everything a draft says, stretch by stretch: items, rows, sentences and paragraphs with a key. */
const statedIn = readOnce((draft): readonly Stated[] =>
  [...itemTargets(draft), ...rowTargets(draft), ...sentences(draft)].map((target) => {
    const raw = draft.text.slice(target.start, target.end);
    const said = raw.replace(/^[\s|*_`+-]*(?:\d{1,9}[.)]\s+)?[\s*_`]*/u, '');
    return {
      target,
      family: leadingKey(said)?.family ?? '',
      words: [...contentWords(raw), ...impliedWords(raw)],
      isEcho: target.section?.ids.some((id) => repeating.has(id)) ?? false,
    };
  }),
);

/** Whether a stretch holds a quotation, which may leave out words ("…") and need not keep capitals. */
function quotes(draft: Draft, { target }: Stated, quotation: string): boolean {
  const text = plain(draft.text.slice(target.start, target.end));
  let at = 0;
  return quotation.split(/…|\.{3}/u).every((piece) => {
    const found = text.indexOf(plain(piece), at);
    at = found + 1;
    return found >= 0;
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[*_`"“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[.!]+$/u, '')
    .trim();
