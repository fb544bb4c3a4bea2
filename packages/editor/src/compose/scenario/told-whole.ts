import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { lowerFirst } from '../../first-letter.ts';
import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { type Clause, clauseAt, mainClause } from '../../syntax/clause.ts';
import { hasLooseVerb } from '../../syntax/loose-verbs.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { isPlural, negated } from '../voice/english.ts';
import type { Parts } from './parts.ts';

/**
 * A demand with its lists, asides and further verbs in the present, by the tree of its sentence: "the button unlocks and writes down who did it"; null
 * where that is no one clause with verbs that can all be bent.
 */
export function toldWhole({ subject, whole: said, condition, ability, isNegative }: Parts): string | null {
  const whole = said.replace(aside, '');
  if (ability !== null || several.test(whole) || several.test(subject) || leans.test(subject)) return null;
  const place = condition === null ? '' : circumstanceIn(condition);
  if (place === null) return null;
  const verbs = verbsOf(whole);
  if (verbs === null) return null;
  const isMany = isPlural(subject);
  const does = isNegative
    ? negated(whole, subject)
    : isMany
      ? whole.replace(/^be(?!\p{L})/u, 'are')
      : bent(whole, verbs);
  const told = `${place}${subject} ${does}`;
  return faultIn(told) !== null || lacksVerb(told) ? null : told;
}

/** "Keep original files 10 years (law)": what is said besides. */
const aside = /\s\((?!e\.g)\p{L}[^(),\d]{1,40}\)$/u;

/** What no single clause has, or what answers somebody. */
const several = /[;(–—?“”"]|:(?!\d)|->|(?<!\p{L})(?:otherwise|yes|maybe|i|we|you|my|our|your)(?!\p{L})/iu;
/** Who stands for somebody named before. */
const leans =
  /^(?:it|they|this|that|these|those|there|he|she|both|all|nobody|nothing|no|none|only)(?!\p{L})/iu;

/** "In comments", "without wifi": where or without what something holds, as it stands before a clause; null for a case of its own. */
function circumstanceIn(condition: string): string | null {
  return /^(?:in|on|at|after|before|with|without|for|during|until|from|within|above|below|under|over|beyond|outside|inside|between|per|by) [^,;:]{2,60}$/iu.test(
    condition,
  )
    ? `${lowerFirst(condition)}, `
    : null;
}

/** Verbs with the same subject, by where they stand in the text. */
interface Verb {
  readonly start: number;
  readonly end: number;
}

const lead = 'The system must ';

/** The verbs of what is to be done, the first one first; null where the words are no clause with verbs of one subject. */
function verbsOf(whole: string): Verb[] | null {
  const tree = parse(`${lead}${whole}`);
  const clause = tree && mainClause(tree);
  if (!tree || !clause?.subject || clause.subject.last !== 1 || clause.verb !== 2 || isOdd(tree, clause))
    return null;
  const all = [clause.head, ...furtherVerbs(tree, clause.others)];
  const verbs: Verb[] = [];
  for (const at of all) {
    const found = verbAt(tree, at);
    if (found === null) return null;
    if (found !== undefined) verbs.push(found);
  }
  return verbs[0]?.start === 0 || /^(?:\p{L}+ ){1,2}$/u.test(whole.slice(0, verbs[0]?.start ?? -1))
    ? verbs
    : null;
}

function isOdd(tree: Tree, { head }: Clause): boolean {
  return (
    tree.childrenOf(head, 'dep', 'dislocated', 'reparandum', 'goeswith', 'orphan', 'discourse', 'vocative')
      .length > 0 ||
    (/^(?:provide|support)$/u.test(tree.word(head)?.text ?? '') && hasLooseVerb(tree))
  );
}

function furtherVerbs(tree: Tree, others: readonly number[]): number[] {
  return others.flatMap((at) => [
    at,
    ...furtherVerbs(
      tree,
      tree.childrenOf(at, 'conj', 'parataxis', 'list').filter((next) => next > at),
    ),
  ]);
}

/** The verb of the clause at a place; undefined where there is no verb to be bent, null where there is one of another form. */
function verbAt(tree: Tree, at: number): Verb | null | undefined {
  const word = tree.word(at);
  if (word === undefined) return null;
  const place = (one: { start: number; end: number }) => ({
    start: one.start - lead.length,
    end: one.end - lead.length,
  });
  const [be] = tree
    .childrenOf(at, 'cop', 'aux:pass')
    .flatMap((helper) => tree.word(helper) ?? [])
    .filter(({ text }) => text === 'be');
  if (be !== undefined) return place(be);
  if (word.tag === 'VB') return isBareNoun(tree, at) ? undefined : place(word);
  const clause = clauseAt(tree, at);
  if (clause?.mood === 'told') return clause.subject === null ? null : undefined;
  // "be kept and documented", "sorted by oven", another thing of a list
  return /^VB[ZPD]$/u.test(word.tag) ? null : undefined;
}

/** "It goes back onto the card, never cash": what is denied at the end in one word that is no usual verb is a thing. */
function isBareNoun(tree: Tree, at: number): boolean {
  const isLast = !tree.words.slice(at + 1).some(({ text }) => /\p{L}/u.test(text));
  const isDenied = /^(?:never|not)$/iu.test(tree.word(at - 1)?.text ?? '');
  return isLast && isDenied && !isBaseVerb(tree.word(at)?.text ?? '');
}

function bent(whole: string, verbs: readonly Verb[]): string {
  let text = '';
  let at = 0;
  for (const { start, end } of verbs) {
    const verb = whole.slice(start, end);
    text += whole.slice(at, start) + (verb === 'be' ? 'is' : thirdPersonOf(verb));
    at = end;
  }
  return text + whole.slice(at);
}
