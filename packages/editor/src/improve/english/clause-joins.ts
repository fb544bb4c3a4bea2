import { wordCount } from '../../read/word-count.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tag } from '../../syntax/tags.ts';
import { DEPENDENT, FINITE, HAS_FINITE, SUBJECT } from './clauses.ts';

/** Words from which on a sentence is long, and what either part of it has at least. */
const LONG = 30;
const LEAST_BEFORE = 8;
const LEAST_AFTER = 6;

/** A place at which a sentence goes on with another clause, in its offsets. */
interface Join {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

const JOIN = /,? (?<word>and so then|but then|and then|and so|and|but|so) (?=\p{L})/giu;

/** Where a long sentence may end before what it goes on with: both sides are clauses with subjects of their own. */
export function splitsOf(sentence: string): readonly Join[] {
  if (recent?.sentence !== sentence) recent = { sentence, splits: found(sentence) };
  return recent.splits;
}

/** Every join of a sentence asks for all of its splits. */
let recent: { readonly sentence: string; readonly splits: readonly Join[] } | undefined;

function found(sentence: string): readonly Join[] {
  if (wordCount(sentence) < LONG || isAsked(sentence)) return [];
  const splits: Join[] = [];
  let start = 0;
  for (const match of sentence.matchAll(JOIN)) {
    const join = {
      from: match.index,
      to: match.index + match[0].length,
      word: (match.groups?.['word'] ?? '').toLowerCase(),
    };
    const before = sentence.slice(start, join.from);
    const behind = sentence.slice(join.to);
    const [said, rest] = [wordCount(before), wordCount(behind)];
    if (said < LEAST_BEFORE || rest < LEAST_AFTER || said + rest < LONG) continue;
    if (isWithinBrackets(before) || /[;:](?:\s|$)/u.test(before) || isPurpose(join, behind)) continue;
    if (!isClause(before, sentence.slice(join.from, join.to), behind) || !isOver(before, join)) continue;
    splits.push(join);
    start = join.to;
  }
  return splits;
}

/** Where the whole of a sentence asks, its parts do so together. */
function isAsked(sentence: string): boolean {
  return (
    sentence.endsWith('?') &&
    /^(?:[\p{L} ]{1,24}, )?(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|why|what|how|who|where|when|which)(?![\p{L}’'])/iu.test(
      sentence,
    )
  );
}

function isWithinBrackets(before: string): boolean {
  return before.split('(').length !== before.split(')').length;
}

/** "so you can go on", "so the host is known": what the clause before is for, which is part of it. What came of it is past, or somebody's own. */
function isPurpose({ word, from, to }: Join, behind: string): boolean {
  if (word !== 'so') return false;
  if (ABLE.test(behind)) return true;
  const isBare = to - from === ' so '.length;
  return isBare && !OWN.test(behind) && !CAME_TO_BE.test(behind);
}

const ABLE =
  /^(?:\S+ ){1,4}(?:can|could|may|might|will|would|won['’]t|cannot|can['’]t|no need|(?:do|does)n['’]t (?:have|need))(?![\p{L}])|^there['’]s no need/iu;
const OWN = /^i(?:['’]\p{L}+)? /iu;
const CAME_TO_BE = /^(?:\S+ ){1,8}(?:was|were|had|did|got|\p{Ll}{3,}ed)(?![\p{L}])/iu;

const SPOKEN_SUBJECT = new RegExp(
  String.raw`^(?:${SUBJECT})(?: (?:also|just|then|still|always|never|really|only|now|already))?(?: ${FINITE}(?![\p{L}'’])|(?<=['’](?:s|re|m|ve)) \p{L}| (?:would|will|could|should|might|can|guess|think|suspect|assume|hope)(?![\p{L}]))`,
  'iu',
);

/** Whether a clause with a subject of its own begins behind a join. A pronoun shows it; behind other subjects the trees have to say so. */
function isClause(before: string, join: string, behind: string): boolean {
  if (SPOKEN_SUBJECT.test(behind)) return true;
  const near = behind.match(NEAR)?.[0] ?? behind;
  const own = parse(near);
  const clause = own === null ? null : mainClause(own);
  if (clause?.mood !== 'told' || clause.opening !== null) return false;
  // "the old name and the new one are kept": what began before the join is one subject with it
  const led = before.trimStart();
  const whole = parse(led + join + near);
  const first = whole?.words.findIndex(({ start }) => start >= led.length + join.length) ?? -1;
  if (whole === null || first === -1 || !NAMES.has(whole.word(first)?.tag ?? 'IN')) return false;
  const subject = whole.words.findIndex(
    ({ relation }, at) => at >= first && at < first + MOST_BEFORE_SUBJECT && SUBJECTS.has(relation),
  );
  return (
    subject !== -1 && whole.stretchOf(subject).first === first && (whole.word(subject)?.head ?? -1) > subject
  );
}

/** As much behind a join as tells whether a clause begins there. */
const NEAR = /^(?:\S+\s+){0,23}\S+/u;

/** What subjects begin with: "but only to the extent" begins none. */
const NAMES: ReadonlySet<Tag> = new Set([
  'DT',
  'PDT',
  'PRP',
  'PRP$',
  'NN',
  'NNS',
  'NNP',
  'NNPS',
  'EX',
  'CD',
  'JJ',
]);

const SUBJECTS: ReadonlySet<string> = new Set(['nsubj', 'nsubj:pass', 'expl']);

const MOST_BEFORE_SUBJECT = 6;

/** What these open may go on behind the join. */
const REACHES_ON =
  /\b(?:that|which|who|whose|whether|if|when|while|because|how|why|both|between|either|neither)\b/iu;

/** Whether the clause before a join is whole, and does not reach over it. */
function isOver(before: string, { word }: Join): boolean {
  if (!HAS_FINITE.test(before) && !isTold(before)) return false;
  if (word !== 'and') return !OPENS_ONLY.test(before.trim());
  // "since then" is a time and opens no clause
  const led = before.trim().replaceAll(/\bsince then\b/giu, 'then');
  return !DEPENDENT.test(led) && !REACHES_ON.test(led);
}

function isTold(text: string): boolean {
  const tree = parse(text.trim());
  return tree !== null && mainClause(tree)?.mood === 'told';
}

/** "If it is full": a clause that stands before the one it belongs to, and both sides of "not only … but". */
const OPENS_ONLY =
  /^(?:if|when|whenever|while|since|because|as|after|before|although|though|unless|until|once|whether)\b[^,]*$|\b(?:not only|not just|neither|either|nothing|anything)\b[^,]*$/iu;
