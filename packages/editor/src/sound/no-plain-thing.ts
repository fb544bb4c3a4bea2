import { presentClause, takesObject } from '../understand/clause/present.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../understand/clause/verbs.ts';
import { determiners, finiteForms, prepositions, subjectPronouns } from './closed-classes.ts';
import { isFiniteClause } from './finite-clause.ts';
import { wordsIn } from './words.ts';

/** "Provide quiet hours default to 9pm", "provide two admins, never one": only what an article or code names is surely one thing. */
export function namesNoThing(action: string): boolean {
  const thing = /^provide (.+)$/isu.exec(action)?.[1];
  return thing !== undefined && !isPlainThing(thing);
}

/** Whether a text names one thing that can be provided: code, or a noun with its article and no verb that could make a clause of it. */
export function isPlainThing(text: string): boolean {
  if (providesClause(`provide ${text}`)) return false;
  if (/^`[^`]+`/u.test(text)) return true;
  const bare = text.replaceAll(/\([^()]*\)/gu, '');
  if (/[,;:–]/u.test(bare) || !(named.test(bare) || ofKind.test(bare))) return false;
  const { all } = wordsIn(bare.split(relative)[0] ?? '');
  return !all.some((word, at) => at > 1 && baseOfThirdPerson(word) !== null && !leadsNoun(all[at - 1] ?? ''));
}

const named = /^(?:an?|some|one|two|three|the same) (?!per(?!\p{L}))/iu;
/** "Reports by month", "caching of results", "push notifications when a parcel is out". */
const ofKind = /^(?:\p{L}+ )?\p{L}+(?:s|ing|tion) (?:for|of|by|with|in|from|per|when|whenever|that|which) /iu;

/** Behind these stands a noun, whatever else its word may be: "of orders", "all orders". */
function leadsNoun(word: string): boolean {
  return prepositions.has(word) || determiners.has(word) || /^(?:all|any|other|and|or|new|open)$/u.test(word);
}

/** "Be as follows: any doctor, at any hour": a list of values is measures, code, or a word or two each. */
export function listsNoValues(action: string): boolean {
  const list = /^(?:be as follows|hold|follow this sequence): (.+)$/su.exec(action)?.[1];
  if (list === undefined) return false;
  const items = list.split(/, | and | or /u);
  return (
    items.length < 2 ||
    items.some(
      (item) =>
        !isMeasure(item) &&
        (wordsIn(item).all.length > 2 || wordsIn(item).all.some((word) => prepositions.has(word))),
    )
  );
}

/** "12h for web", "backoff 1s 2s 4s", "no forced rotation": a figure and what it is the figure of, or what there is none of. */
function isMeasure(item: string): boolean {
  const { all } = wordsIn(item);
  const isFigure = /\d/u.test(item) || /^no \p{L}/iu.test(item);
  return (
    isFigure &&
    all.length <= longestMeasure &&
    !all.some((word) => finiteForms.has(word) || subjectPronouns.has(word) || isBaseVerb(word))
  );
}

/** Words of a figure and what it is of. */
const longestMeasure = 6;

export const relative =
  /(?<!\p{L})(?:that|which|who|whose|where|when|whoever|whatever|whether|how|what)(?!\p{L})/iu;

/** "Provide returning None breaks the sync", "provide fill in form": what was taken for the name of a thing is a clause or an order. */
function providesClause(action: string): boolean {
  const thing = /^(?:provide|enforce) (?:(?:an?|the|some) )?(.+)$/isu.exec(action)?.[1];
  if (thing === undefined) return false;
  if (opensCase.test(thing)) return true;
  const { prose, all } = wordsIn(thing);
  const [first = '', next = ''] = all;
  const isDeed =
    /^(?:the|an?|it|them|all|every|each)$/u.test(next) || (!isNounToo(`${first}s`) && takesObject(next));
  if (isBaseVerb(first) && isDeed) return true;
  const [head = ''] = prose.split(relative);
  if (wordsIn(head).all.some((word, at) => at > 0 && finiteForms.has(word))) return true;
  if (namesSurely(head)) return false;
  const clause = presentClause(head.trim());
  return clause === null ? isFiniteClause(head.trim()) : isVerbBehind(prose, clause.subject);
}

/** "Provide after pressing it …": when something is, and no thing. */
const opensCase =
  /^(?:after|before|when|whenever|if|once|while|until|unless|because|as soon as|in case)(?!\p{L})/iu;

/** "A list of orders shows": what stands behind a preposition may go on for long. */
function namesSurely(head: string): boolean {
  const clause = presentClause(head.trim());
  return clause !== null && isPrepositional.test(clause.subject);
}

const isPrepositional = /(?<!\p{L})(?:of|for|in|on|at|with|from|to|by|per|under|over)(?!\p{L})/iu;

/** Whether the word behind a subject can be nothing else than its verb. */
function isVerbBehind(prose: string, subject: string): boolean {
  const [verb = '', next = ''] = prose.slice(subject.length).trim().split(' ');
  return !isNounToo(verb) || takesObject(next);
}
