import { withCapital } from '../../first-letter.ts';
import { type Clause, clauseAt, mainClause } from '../../syntax/clause.ts';
import { hasLooseVerb } from '../../syntax/loose-verbs.ts';
import { parse } from '../../syntax/parse.ts';
import { possibleForms, THIRD_PERSON } from '../../syntax/possible-forms.ts';
import { tokensIn } from '../../syntax/tokens.ts';
import type { Tree } from '../../syntax/tree.ts';
import { presentBase } from '../../syntax/verb-forms.ts';
import type { Conditional } from './by-label.ts';
import { byHand } from './plain/deed.ts';
import { isSeveral } from './plain/finite.ts';

/**
 * A demand by the tree of its sentence: a clause in the present, or an order, with all its verbs; null for anything else. Masked English
 * prose.
 */
export function bySyntax(said: string): Conditional | null {
  const tree = parse(said);
  const clause = tree && mainClause(tree);
  if (!tree || !clause || isOdd(tree, clause)) return null;
  const isByHand =
    clause.subject === null &&
    byHand.test(tree.word(clause.head)?.text.toLowerCase() ?? '') &&
    !/(?<!\p{L})(?:automatically|by itself|itself)(?!\p{L})/iu.test(said);
  const who = clause.subject === null ? (isByHand ? 'Users' : 'The system') : tree.textOf(clause.subject);
  if (clause.subject === null ? mayBeTold(tree, clause) : !canBeBound(tree, clause, who)) return null;
  const condition = conditionIn(tree, clause);
  if (condition === undefined) return null;
  const action = actionOf(tree, clause);
  if (action === null || !readsTheSame(who, action)) return null;
  return {
    subject: who,
    strength: null,
    isNegative: clause.denial !== null,
    action: isByHand ? `be able to ${action}` : action.replace(/^have to (?=\p{Ll})/u, ''),
    condition,
  };
}

/** Whether the demand, put together again, is parsed as it was taken apart: a second look at what is only a guess. */
function readsTheSame(who: string, action: string): boolean {
  const tree = parse(`${withCapital(who)} must ${action}`);
  const clause = tree && mainClause(tree);
  if (!tree || !clause?.subject || clause.opening !== null) return false;
  const places = tokensIn(who).length;
  return (
    clause.subject.first === 0 &&
    clause.subject.last === places - 1 &&
    clause.verb === places &&
    tree.childrenOf(clause.head, ...odd).length === 0 &&
    !hasLooseVerb(tree) &&
    clause.others.every((at) => clauseAt(tree, at)?.mood !== 'told')
  );
}

/** "Consent ends after 12 months": what could be an order, and what ends as well. */
function mayBeTold(tree: Tree, { head }: Clause): boolean {
  const next = tree.word(head + 1)?.text ?? '';
  return (
    (possibleForms(next.toLowerCase()) & THIRD_PERSON) !== 0 &&
    /^(?:IN|TO|RB)$/u.test(tree.word(head + 2)?.tag ?? '')
  );
}

/** What no plain clause has at its top. */
const odd = ['dep', 'dislocated', 'reparandum', 'goeswith', 'orphan', 'discourse', 'vocative'] as const;

/** Whether a clause is none that can be turned: asks, trails off, has a word that belongs nowhere. */
function isOdd(tree: Tree, { head }: Clause): boolean {
  return (
    /[?;:=()“”"]|->/u.test(tree.sentence) ||
    tree.childrenOf(head, ...odd).length > 0 ||
    tree.childrenOf(head, 'ccomp').some((at) => at < head)
  );
}

/** Nobody who could be bound, or somebody who speaks. */
const nobody =
  /^(?:i|we|you|one|he|she|this|that|these|those|there|here|what|which|who|whoever|whatever|no|none|nobody|nothing|neither|how|why|where|when|if|it's)(?!\p{L})|(?<!\p{L})(?:i|we|you|my|me|us)(?!\p{L})/iu;

const mood =
  /^(?:know|like|love|hate|want|wish|hope|think|believe|feel|annoy|complain|forget|fear|worry|prefer|suffer|struggle|seem|look|sound|mean|matter|hurt|bother|cost|say|need|require|demand|forbid|insist|expect)$/u;

function canBeBound(tree: Tree, { subject, verb, head }: Clause, who: string): boolean {
  if (subject === null || nobody.test(who) || /,$/u.test(who) || opensPhrase(tree, subject.first, who))
    return false;
  const word = tree.word(verb);
  if (word === undefined) return false;
  const base = presentBase(word.text);
  if (base === null || mood.test(base) || !/^(?:VBZ|VBP|VB)$/u.test(word.tag)) return false;
  // "Has failed": what came about, and nothing to be done
  if (base === 'have' && verb !== head) return false;
  if (/^(?:do|does)$/u.test(word.text) && verb !== head) return true;
  const isMany = isSeveral(who);
  const isThird = base === 'be' ? /^(?:is|['’]s)$/u.test(word.text) : word.text !== base;
  return (
    isThird !== isMany &&
    tree.textOf({ first: (subject?.last ?? 0) + 1, last: verb - 1 }).split(' ').length < 3
  );
}

/** "At all times main", "currently 22% of signups": a subject that something else was taken into. */
function opensPhrase(tree: Tree, at: number, who: string): boolean {
  return (
    /^(?:IN|RB|RBR|CC|TO|UH|VB[DZP])$/u.test(tree.word(at)?.tag ?? '') &&
    !/^(?:at (?:least|most)|up to|only|about) /iu.test(who)
  );
}

/** What stands before a clause, as its case; undefined where that is no plain one. */
function conditionIn(tree: Tree, { opening, head }: Clause): string | null | undefined {
  if (opening === null) return null;
  const text = tree.textOf(opening).replace(/[,\s]+$/u, '');
  const isPlain = tree
    .childrenOf(head)
    .filter((at) => at <= opening.last && tree.word(at)?.relation !== 'punct')
    .every((at) => /^(?:advcl|obl)$/u.test(tree.word(at)?.relation ?? ''));
  const opens = /^(?:IN|WRB)$/u.test(tree.word(opening.first)?.tag ?? '');
  return isPlain && opens && text.includes(' ') ? text : undefined;
}

/** What is to be done: from the verb on, each verb that has the same subject in its base form. */
function actionOf(tree: Tree, clause: Clause): string | null {
  const { verb, head, denial, others, subject } = clause;
  const { sentence, words } = tree;
  const edits: { start: number; end: number; text: string }[] = [];
  const first = words[verb];
  if (first === undefined) return null;
  const isDo = /^(?:do|does)$/iu.test(first.text) && verb !== head;
  const base = clause.mood === 'ordered' ? first.text.toLowerCase() : presentBase(first.text);
  if (base === null) return null;
  edits.push({ start: first.start, end: first.end, text: isDo ? '' : base });
  if (denial !== null) {
    const { start = 0, end = 0 } = words[denial] ?? {};
    edits.push({ start, end, text: '' });
    if (/^to$/iu.test(words[denial + 1]?.text ?? '')) return null;
  }
  const between = words
    .slice((subject?.last ?? verb - 1) + 1, verb)
    .filter((_, at) => (subject?.last ?? verb - 1) + 1 + at !== denial);
  const adverbs = between.map(({ text }) => text).join(' ');
  if (/[^\p{L} ]/u.test(adverbs)) return null;
  const further = allOthers(tree, others);
  for (const other of further) {
    const edit = editOf(tree, other, clause);
    if (edit === null) return null;
    edits.push(...edit);
    // "Strip metadata on upload, apply rotation first": the last of several deeds has its "and"
    const mark = words[other - 1];
    if (other === further.at(-1) && edit.length > 0 && mark?.text === ',' && mark.start > first.start)
      edits.push({ start: mark.start, end: mark.end, text: further.length > 1 ? ', and' : ' and' });
  }
  const from = first.start;
  const to = (words.at(-1)?.end ?? sentence.length) as number;
  let text = '';
  let at = from;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    text += sentence.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  text += sentence.slice(at, to);
  const plain = text
    .replace(/\s{2,}/gu, ' ')
    .replace(/[.!]+$/u, '')
    .trim();
  const placed =
    adverbs === ''
      ? plain
      : plain.startsWith('be ')
        ? `be ${adverbs} ${plain.slice(3)}`
        : `${adverbs} ${plain}`;
  return placed;
}

function allOthers(tree: Tree, others: readonly number[]): number[] {
  return others.flatMap((at) => [
    at,
    ...allOthers(
      tree,
      tree.childrenOf(at, 'conj', 'parataxis', 'list').filter((next) => next > at),
    ),
  ]);
}

/** How a further verb of a clause is changed: to its base form where it has the same subject; null where that cannot be said. */
function editOf(
  tree: Tree,
  at: number,
  { mood }: Clause,
): { start: number; end: number; text: string }[] | null {
  const word = tree.word(at);
  if (word === undefined) return null;
  const isVerbal = /^(?:VB|MD)/u.test(word.tag) || tree.childrenOf(at, 'cop', 'aux', 'aux:pass').length > 0;
  // another thing of a list that hangs on the main word: "not 5000"
  if (!isVerbal) return [];
  const clause = clauseAt(tree, at);
  if (clause?.mood === 'told') return null;
  const helpers = tree.childrenOf(at, 'cop', 'aux', 'aux:pass');
  if (helpers.length > 0) return null;
  if (mood === 'ordered')
    return word.tag === 'VB' || word.tag === 'VBP'
      ? [{ start: word.start, end: word.end, text: word.text }]
      : null;
  if (word.tag === 'VBN' || word.tag === 'VBG') return [];
  const base = presentBase(word.text);
  return base === null ? null : [{ start: word.start, end: word.end, text: base }];
}
