import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { orderInCase } from '../clause/order-in-case.ts';
import { presentClause } from '../clause/present.ts';
import { lowerWord } from '../lower-word.ts';
import { changed, joined, type Masked, restore } from '../mask.ts';
import type { Kind, Statement } from '../statement.ts';
import { attribution } from './speaker.ts';

/** How speakers add to what they have just said, without a verb: "valid the whole day", "only the plate", "let's say until 23:59". */
const adds =
  /^(?:so |and |but )?(?:(?:let['’]?s|lets) say |say |(?=(?:valid|only|until|till|ideally|preferably|both|each|per|with|without|including|except|not just|as a|for (?:all|each|every|now|the)|from|starting)(?!\p{L})))/iu;

/** Forms of verbs by which a sentence stands on its own. */
const finite =
  /(?<!\p{L})(?:is|are|was|were|be|has|have|had|can|could|will|would|must|should|may|might|needs?|wants?|gets?|goes|comes|does|do|did|\p{L}+n['’]t)(?!\p{L})/iu;

/** "After that they call", "people get hurt otherwise": what follows on the sentence before, and is said of the same. */
const goesOn =
  /^(?:\S+ ){2,8}otherwise[.!]?$|^(?:after that|later than that|until then|before that|otherwise),? (?:they|he|she|it|we) \p{L}/iu;

/** "Only if their domain is verified", "unless it is paid": in which case alone what was said holds. */
const restricts =
  /^(?:(?:and|but) )?(?:only (?:if|when|once|after|while|until)|unless|except (?:if|when|for))(?!\p{L})/iu;

/** "Party membership is not asked. Ever.": how firmly it is meant. */
const insists =
  /^(?:ever|never|not ever|at all|no exceptions?|without exceptions?|period|under no circumstances)[.!]*$/iu;

const mostWords = 10;
const addable: ReadonlySet<Kind> = new Set(['requirement', 'quality', 'nonGoal', 'failure', 'definition']);

/**
 * What a sentence adds to the one before it, which it belongs to; null where it stands on its own. English only.
 *
 * @param previous what the sentence before it in the same block is
 */
export function afterthought(sentence: string, previous: Kind | null): string | null {
  if (previous !== null && previous !== 'question' && isName(sentence)) return sentence;
  if (previous === null || !addable.has(previous)) return null;
  if (insists.test(sentence)) return sentence;
  if (goesOn.test(sentence) && sentence.split(/\s+/u).length <= mostWords) return sentence;
  // "Unless they reply close the ticket": a case of its own, and what is to be done in it.
  if (restricts.test(sentence) && !/[,;:?]/u.test(sentence) && orderInCase(sentence) === null)
    return lowerWord(sentence);
  const opening = adds.exec(sentence)?.[0];
  if (opening === undefined || setsCount.test(sentence)) return null;
  const said = sentence.slice(opening.length);
  return finite.test(said) ||
    ofSomebody.test(said) ||
    tellsWhole(said) ||
    /[?:]/u.test(said) ||
    said.split(/\s+/u).length > mostWords
    ? null
    : said;
}

/** "Only one running export per user": how many there may be, whatever was said before. */
const setsCount =
  /^only (?:one|two|three|an?|a single|\d+) [^,;:]{3,60}? (?:per|at a time|at once|for each|in each)(?!\p{L})/iu;

/** "From request to order it takes three days". */
const ofSomebody = /(?<!\p{L})(?:it|they|he|she|we|I) \p{Ll}{2,}/u;

/** "Each version keeps its own reference": somebody or something, and what it does. */
function tellsWhole(sentence: string): boolean {
  const tree = parse(sentence);
  return (
    (tree !== null && mainClause(tree)?.mood === 'told') ||
    presentClause(sentence.replace(/[.!]+$/u, '')) !== null
  );
}

/** "Fastly." behind a sentence: what something in it is called. */
function isName(sentence: string): boolean {
  const word = sentence.replace(/[.!]+$/u, '');
  return /^\p{Lu}\p{L}{2,20}$/u.test(word) && !/^\p{Lu}+$/u.test(word) && lowerWord(word) === word;
}

/** "(docs promise it since 2021…)": a whole sentence in brackets, as an aside of the one before it; null where it is none. */
export function bracketed(sentence: string): string | null {
  const said = /^\(([^()?]{4,160})\)[.!]?$/u.exec(sentence.trim())?.[1];
  return said === undefined ? null : `(${lowerWord(said.replace(/[.!](?=$)(?<!\.\.)/u, ''))})`;
}

/** A statement with an aside behind it. `end` is where that ends in the source. */
export function withBrackets(statement: Statement, aside: Masked, end: number): Statement {
  const { text } = statement.masked;
  const closing = /\s?[.!?]*$/u.exec(text)?.index ?? text.length;
  const open = joined(changed(statement.masked, text.slice(0, closing)), ' ', aside);
  const masked = changed(open, `${open.text}${text.slice(closing)}`);
  return { ...statement, end, masked, text: restore(masked) };
}

/** A statement with what was added to it. `end` is where that ends in the source. */
export function withThought(statement: Statement, thought: Masked, end: number): Statement {
  const { text } = statement.masked;
  const closing = (attribution.exec(text) ?? /\s?[.!]*$/u.exec(text))?.index ?? text.length;
  const said = changed(statement.masked, text.slice(0, closing));
  const open = joined(said, ', ', changed(thought, lowerWord(thought.text.replace(/[.!]+$/u, ''))));
  const masked = changed(open, `${open.text}${text.slice(closing)}`);
  return { ...statement, end, masked, text: restore(masked) };
}
