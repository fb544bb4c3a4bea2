import { baseOfPastForm, isIrregularParticiple, participleOf } from '../../correct/lexicon/participles.ts';
import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tag } from '../../syntax/tags.ts';
import type { Tree, Word } from '../../syntax/tree.ts';
import { conditionOf } from '../clause/condition.ts';
import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';

/** Tags of a verb that has a tense. */
const finite: ReadonlySet<Tag> = new Set(['VBZ', 'VBP', 'VBD', 'MD'] as const);

/** Forms that are past whatever stands around them. */
const surelyPast = /^(?:was|were|had|did)$/iu;
const perfect = /^(?:has|have|['’]ve)$/iu;
/** What may stand within "has not yet been sent". */
const within =
  /^(?:not|n['’]t|already|never|ever|always|often|once|since|now|just|only|also|long|all|both|even|still|yet|recently)$/iu;

/** Opens a clause whose tense says nothing of the sentence around it: "admins who left keep nothing". */
const opensClause =
  /^(?:that|who|whom|whose|which|whoever|whatever|what|where|when|whenever|if|once|because|while|unless|whether|how|why|than)$/iu;

/** What whoever writes wished for, in the past for politeness: "I wanted a button". */
const wishes = /^(?:wanted|wished|hoped|needed|expected|meant|thought|['’]d)$/iu;

/** What is told may bind all the same: "they were clear about one thing: rates must not be shown". */
const binds = /^(?:must|should|shall)$/iu;

/** Who can have done something: a word that stands for somebody, or a noun with what points to one. */
const pointsTo =
  /^(?:i|we|he|she|it|they|somebody|someone|nobody|everybody|everyone|the|an?|our|my|his|her|their|its|this|that|these|those|both|two|three)$/iu;

/**
 * Whether a sentence tells what came about: its first verb that has a tense is in the past or the perfect ("the file was not carried over",
 * "support has been resetting them by hand"). Nothing of that is to be built. A form that may be a participle as well ("values kept 5 years")
 * is past only with somebody in front of it who did it, and where no other verb is of today. What has come about in a case ("if it was sent, …") is
 * no tale. English.
 */
export function tellsOfPast(prose: string): boolean {
  const tree = conditionOf(prose).condition === null ? parse(prose) : null;
  if (tree === null) return false;
  const at = tree.words.findIndex((word) => finite.has(word.tag) || surelyPast.test(word.text));
  const verb = tree.word(at);
  if (verb === undefined || !isOfMain(tree, at) || tree.words.slice(0, at).some(isWithinClause)) return false;
  if (tree.words.slice(at).some(({ text }) => binds.test(text)) || tellsOfOthers(tree)) return false;
  if (surelyPast.test(verb.text)) return true;
  if (perfect.test(verb.text)) return isPerfect(tree, at);
  return verb.tag === 'VBD' && !wishes.test(verb.text) && isDone(tree, at, verb);
}

/** Whether a verb is that of the main clause, and not of one within it without a word that opens it: "every version we have used is kept". */
function isOfMain(tree: Tree, at: number): boolean {
  return at === tree.root || tree.word(at)?.head === tree.root;
}

/** "Helen asked that returns be confirmed": what is said, asked or seen stands in a clause of its own, and that decides. */
function tellsOfOthers(tree: Tree): boolean {
  const isAsked = /^(?:asked|asking|requested|told|urged|begged)$/iu.test(tree.word(tree.root)?.text ?? '');
  return tree.childrenOf(tree.root, 'ccomp', ...(isAsked ? (['xcomp'] as const) : [])).length > 0;
}

function isWithinClause({ text, relation }: Word): boolean {
  return opensClause.test(text) || (relation === 'mark' && !/^to$/iu.test(text));
}

function isPerfect(tree: Tree, at: number): boolean {
  const next = tree.words.slice(at + 1).find(({ text }) => !within.test(text));
  if (next === undefined || /^got$/iu.test(next.text)) return false;
  return /^been$/iu.test(next.text) || (next.tag === 'VBN' && isPastForm(next.text));
}

function isPastForm(text: string): boolean {
  const word = text.toLowerCase();
  return baseOfPastForm(word) !== undefined || isIrregularParticiple(word) || /[a-z]{2}ed$/u.test(word);
}

/** "Pavel", where "Plate" is a name as well and seldom one here. */
function isOnlyName(word: string): boolean {
  return isPersonName(word) && englishWords().frequency(word.toLowerCase()) === 0;
}

/** Whether a past form is one that somebody did. */
function isDone(tree: Tree, at: number, { text }: Word): boolean {
  const word = text.toLowerCase();
  const base = baseOfPastForm(word);
  if (base !== undefined && participleOf(base) !== word && !word.endsWith('ed')) return true;
  const [subject] = tree.childrenOf(at, 'nsubj');
  if (subject === undefined || subject > at || !isPastForm(word)) return false;
  const { first } = tree.stretchOf(subject);
  const opening = tree.word(first);
  const isSomebody = pointsTo.test(opening?.text ?? '') || isOnlyName(opening?.text ?? '');
  const [next, ...behind] = tree.words.slice(at + 1);
  const end = behind.findIndex((one) => /^(?:[,;:–—]|and|but|so)$/iu.test(one.text));
  return (
    isSomebody &&
    tree.word(at - 1)?.text !== ',' &&
    !/^by$/iu.test(next?.text ?? '') &&
    behind
      .slice(0, end < 0 ? behind.length : end)
      .every(({ tag }) => tag !== 'VBZ' && tag !== 'VBP' && tag !== 'MD')
  );
}

/** What a sentence taken for a demand is that tells of the past: what was agreed is decided, what was weighed is another way, the rest is how it came to be; null where it tells of nothing past. */
export function toldInPast({ prose, cues }: Pick<Evidence, 'prose' | 'cues'>): Kind | null {
  if (!tellsOfPast(prose)) return null;
  return weighedInPast(prose) ?? (cues.has('problem') || cues.has('failure') ? 'problem' : 'context');
}

/** What a sentence is that says of the past that something was decided ("the team chose opaque tokens") or only weighed; null for anything else. English. */
export function weighedInPast(prose: string): Kind | null {
  const kind = settles.test(prose) ? 'decision' : weighs.test(prose) ? 'alternative' : null;
  return kind !== null && tellsOfPast(prose) ? kind : null;
}

/** Verbs by which a decision is taken in saying that it was. */
const settles =
  /^(?!(?:nobody|no ?one|i|half|some|most|many|few|customers|users|people|\d+)(?!\p{L}))[^,;:.?]{1,50} (?:chose \p{L}|(?:agreed|decided|settled|opted) (?:to|on|for|that|against|the|an?)(?!\p{L}))/iu;

/** Verbs by which something is weighed and no more: "longer trials were discussed", "key boxes were turned down". */
const weighs =
  /(?<!\p{L})(?:was|were|been|got) (?:briefly |also |once |only )?(?:mentioned|discussed|considered|suggested|proposed|evaluated|turned down|ruled out|voted down|rejected|dismissed)(?!\p{L})/iu;
