import { gerundOf } from '../correct/lexicon/inflection.ts';
import { thirdPersonOf } from '../correct/lexicon/verbs.ts';
import { englishWords } from '../correct/spelling/english-words.ts';
import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import { BASE_FORM, NOUN, PARTICIPLE, PLURAL, possibleForms } from '../syntax/possible-forms.ts';
import type { Tree, Word } from '../syntax/tree.ts';
import { presentBase } from '../syntax/verb-forms.ts';
import { isBaseVerb, isNounToo } from '../understand/clause/verbs.ts';
import { wordsIn } from './words.ts';

/** A demand as it was taken apart, and what the input says. */
interface Turned {
  readonly subject: string;
  readonly action: string;
  readonly said: string;
}

/**
 * Why the verb that a demand binds is none, or not the one that the input tells with; null where nothing shows it. A form that is a verb and
 * a noun is judged by the tree of the input: "paper: two designs" designs nothing.
 */
export function faultOfVerb({ subject, action, said }: Turned): string | null {
  const verb = verbOf(action);
  if (verb === null) return null;
  const tree = parse(wordsIn(said).prose);
  if (tree === null) return null;
  const who = wordsIn(subject).prose;
  if (holdsVerb(tree, who)) return 'the subject has the verb of its sentence';
  const found = placesOf(tree, verb);
  if (found.some((at) => /^VB/u.test(tree.word(at)?.tag ?? ''))) return null;
  if (!isKnownVerb(verb)) return 'what is bound is no verb';
  const [at] = found;
  return at !== undefined && isNounAt(tree, at, ofNobody.test(who))
    ? 'what is bound is a noun of the input'
    : null;
}

/** Who is bound where the input names nobody. */
const ofNobody = /^the (?:system|change|team)$/iu;

/** Adverbs, and what is put before a verb that somebody may do. */
const beforeVerb =
  /^(?:(?:be able to|always|only|also|still|then|first|never|ever|even|again|just|either|both|once|twice|at (?:least|most)|(?!(?:app|rep|supp|comp|re|f|multip)ly )\p{L}{2,}ly) )*/iu;

/** The first verb of an action in small letters; null where that is "be", or none that is written as a word. */
function verbOf(action: string): string | null {
  const { prose } = wordsIn(action);
  const verb = /^[\p{L}]{2,}(?![\p{L}\p{N}'’_./-])/u.exec(prose.replace(beforeVerb, ''))?.[0] ?? '';
  return verb === '' || /^be$/iu.test(verb) ? null : verb;
}

/** Whether a word can be a verb: in the lists of verbs, or with a form in -ing that is a word. */
function isKnownVerb(verb: string): boolean {
  return (
    isBaseVerb(verb) ||
    (possibleForms(verb) & BASE_FORM) !== 0 ||
    englishWords().isGeneral(gerundOf(verb.toLowerCase()))
  );
}

/** "The release halts once 1% of devices must stay silent": the words taken for the subject tell with a verb of their own. */
function holdsVerb(tree: Tree, who: string): boolean {
  const clause = mainClause(tree);
  if (clause?.mood !== 'told' || clause.subject === null || /^(?:who|what)/iu.test(who)) return false;
  // "After a restart, the job …": the comma behind what stands first is ours
  const bare = who.replace(/^[^,]{3,60}, /u, '');
  const at = tree.sentence.toLowerCase().indexOf(bare.toLowerCase());
  const verb = tree.word(clause.verb);
  const first = tree.word(clause.subject.first);
  if (at < 0 || verb === undefined || first === undefined || !/^(?:VBZ|MD)$/u.test(verb.tag)) return false;
  if (
    (possibleForms(verb.text.toLowerCase()) & PLURAL) !== 0 &&
    tree.word(clause.verb + 1)?.text !== 'itself'
  )
    return false;
  if (tree.word(clause.verb + 1)?.text === 'of') return false;
  const between = tree.words.slice(clause.subject.first, clause.verb);
  return (
    first.start >= at && verb.end < at + bare.length && !between.some(({ tag }) => /^(?:W|IN$)/u.test(tag))
  );
}

/** Where a tree has a verb in one of its forms in the present. */
function placesOf(tree: Tree, verb: string): number[] {
  const third = thirdPersonOf(verb);
  return tree.words.flatMap(({ text }, at) => {
    const form = text.toLowerCase();
    return form === verb.toLowerCase() || form === third || presentBase(form) === verb ? [at] : [];
  });
}

function isNounAt(tree: Tree, at: number, isNobodys: boolean): boolean {
  // "Understand dates as people write them": whatever the tree has of a word that is a verb only
  if ((possibleForms(tree.word(at)?.text.toLowerCase() ?? '') & (NOUN | PLURAL)) === 0) return false;
  return (
    isDescribed(tree, at) ||
    isPartOfGerund(tree, at) ||
    opensName(tree, at) ||
    (isNobodys && (isNote(tree, at) || isListed(tree, at)))
  );
}

/** "Rate limiting": the first part of a name that ends in what is done. */
function isPartOfGerund(tree: Tree, at: number): boolean {
  const [word, next] = [tree.word(at), tree.word(at + 1)];
  return word?.relation === 'compound' && word.head === at + 1 && /ing$/u.test(next?.text ?? '');
}

/** "Today's calls", "printed notes", "two designs", "a single rate": what stands before it has no other noun, and fits its number. */
function isDescribed(tree: Tree, at: number): boolean {
  const [far, near] = [tree.word(at - 2)?.text ?? '', tree.word(at - 1)];
  const relation = tree.childrenOf(at).includes(at - 1) ? near?.relation : undefined;
  if (relation === 'nmod:poss' || (relation === 'amod' && isDone(near))) return true;
  if (relation === 'nummod') return fitsNumber(tree, at, near?.text ?? '');
  return relation === 'amod' && near?.tag === 'JJ' && fitsNumber(tree, at, far);
}

function isDone({ tag, text }: Partial<Word> = {}): boolean {
  return tag === 'VBN' || (possibleForms(text?.toLowerCase() ?? '') & PARTICIPLE) !== 0;
}

/** "One request", "a rate" and "two designs", where "one logs out" and "the three become" tell of somebody. */
function fitsNumber(tree: Tree, at: number, number: string): boolean {
  const isPlural = presentBase(tree.word(at)?.text ?? '') !== tree.word(at)?.text.toLowerCase();
  return isPlural ? severalOf.test(number) : /^(?:one|1|an?)$/iu.test(number);
}

const severalOf = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|(?!1$)\d[\d.,]*)$/iu;

/** "Break glass account expires", "access logs in Athena decide": a part of what the verb of the sentence is said of. */
function opensName(tree: Tree, at: number): boolean {
  const clause = mainClause(tree);
  if (clause?.mood !== 'told' || clause.subject === null) return false;
  const { subject, verb } = clause;
  const between = tree.words.slice(at + 1, verb);
  return (
    at >= subject.first &&
    at <= subject.last &&
    verb > at &&
    verb - at <= LONGEST_NAME &&
    !/^(?:DT|PRP\$)$/u.test(tree.word(at + 1)?.tag ?? '') &&
    !between.some(({ tag, relation }) => relation === 'mark' || /^(?:W|CC$|,$|:$)/u.test(tag))
  );
}

/** Words of a name behind the one that was taken for its verb. */
const LONGEST_NAME = 4;

/** "Distances in metres", "display below 0.5 lux": a plural, or what is bounded, before a preposition. */
function isNote(tree: Tree, at: number): boolean {
  const [word, next] = [tree.word(at), tree.word(at + 1)];
  const form = word?.text.toLowerCase() ?? '';
  if (!/^NN/u.test(word?.tag ?? '')) return false;
  const isNounFirst = isNounToo(form) || !isBaseVerb(presentBase(form) ?? form);
  return (
    (word?.tag === 'NNS' && next?.tag === 'IN' && next.text !== 'as' && isNounFirst) ||
    bounds.test(next?.text ?? '')
  );
}

/** "Placeholders for name, order and date": one more of what was named before. */
function isListed(tree: Tree, at: number): boolean {
  const word = tree.word(at);
  return word?.relation === 'conj' && word.head < at && /^NN/u.test(tree.word(word.head)?.tag ?? '');
}

const bounds = /^(?:below|under|above|over|per|within|plus)$/iu;
