import { contentWords } from '../document/content-words.ts';
import { presentClause, takesObject } from '../understand/clause/present.ts';
import { isBaseVerb, isNounToo } from '../understand/clause/verbs.ts';
import { finiteForms, subjectPronouns } from './closed-classes.ts';
import { isFiniteClause } from './finite-clause.ts';
import { faultIn } from './unsound.ts';
import { wordsIn } from './words.ts';

/** A demand as it was taken apart, in plain words, and how it reads put together again. */
export interface Reworded {
  readonly subject: string;
  /** The verb in its base form first. */
  readonly action: string;
  /** The whole as one sentence. */
  readonly sentence: string;
  /** What the input says. */
  readonly said: string;
}

/** What is wrong with a demand that was taken apart and put together again, in words; null where it reads as one and lost nothing. */
export function faultInDemand({ subject, action, sentence, said }: Reworded): string | null {
  return (
    faultIn(sentence) ??
    (isClause(subject) ? 'the subject is a clause' : null) ??
    (bareBound.test(subject) ? 'the subject is a bound' : null) ??
    (/^be$/u.test(action.trim()) ? 'nothing is said of the subject' : null) ??
    (providesClause(action) ? 'what is to be provided is a clause' : null) ??
    (losesCore(said, sentence) ? 'words of the input are gone' : null)
  );
}

/** "Max 8 books at a time": a figure alone does nothing. */
const bareBound = /^(?:max(?:imum)?|min(?:imum)?|up to|at least|at most|no more than)\.? [\d.,]+$/iu;

/** "We query mostly by", "the inspector opens the app": somebody who does something, and no thing. */
function isClause(subject: string): boolean {
  const { all, prose } = wordsIn(subject);
  if (relative.test(prose)) return false;
  // "Devices can move and we": an auxiliary has its own subject
  if (
    all.length > 1 &&
    (subjectPronouns.has(all[0] ?? '') || all.slice(1).some((word) => finiteForms.has(word)))
  )
    return true;
  const clause = presentClause(prose);
  return clause !== null && !isNounToo(prose.split(' ').at(-1) ?? '') && clause.action.includes(' ');
}

const relative = /(?<!\p{L})(?:that|which|who|whose|where|when|whoever|whatever|how|what)(?!\p{L})/iu;

/** "Provide returning None breaks the sync", "provide fill in form": what was taken for the name of a thing is a clause or an order. */
export function providesClause(action: string): boolean {
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

/** Content words that may be missing, as those that only lead up to a demand are. */
const mostLost = 0.34;
const leads =
  /^(?:(?:want|wish|like|lik|ne|must|should|hav|please|pleas|make|mak|sur|think|guess|decid|agre|possibl|allow|able|abl|way|goal|idea|user|system|ok|thing|team|suppos|expect|plan|requir|ensur|go|gonna|gotta|let|need|you|one|somehow|maybe|probably|definitely|really|always|never|not))$/u;

function losesCore(said: string, sentence: string): boolean {
  const wanted = new Set(contentWords(said).filter((word) => !leads.test(word)));
  const held = new Set(contentWords(sentence));
  const lost = [...wanted].filter((word) => !held.has(word));
  return lost.length > 0 && lost.length / Math.max(1, wanted.size) > mostLost;
}
