import { hasLooseVerb } from '../syntax/loose-verbs.ts';
import { parse } from '../syntax/parse.ts';
import { BASE_FORM, possibleForms } from '../syntax/possible-forms.ts';
import { presentBase } from '../syntax/verb-forms.ts';
import { baseOfThirdPerson, isNounToo } from '../understand/clause/verbs.ts';
import { clauseOpener, finiteForms } from './closed-classes.ts';
import { wordsIn } from './words.ts';

/** What is wrong with what a demand asks for as a thing, in words; null where it names one, or asks for none. */
export function faultOfThing(subject: string, action: string): string | null {
  if (opensNoThing(subject, action)) return 'what there is to be is no thing';
  return providesLooseVerb(subject, action) ? 'what is to be provided has a verb of its own' : null;
}

/** "Provide a bid in the last two minutes prolongs the lot": no thing, but a clause, by its syntax. */
function providesLooseVerb(subject: string, action: string): boolean {
  const isThing = /^there$/iu.test(subject);
  if (!isThing && !/^(?:provide|support) /iu.test(action)) return false;
  if (hasClauseBehindRelative(action)) return true;
  const tree = parse(`The system must ${isThing ? action.replace(/^be /u, 'provide ') : action}`);
  return tree !== null && hasLooseVerb(tree);
}

/** "A page that mentions a removed command fails the build": behind the verb of "that", the one that tells of the page. */
function hasClauseBehindRelative(action: string): boolean {
  const { all } = wordsIn(action);
  const behind = all.slice(all.findIndex((word) => /^(?:that|which|who)$/u.test(word)) + 1);
  if (behind.length === all.length) return false;
  const end = behind.findIndex((word) => clauseOpener.test(word));
  const clause = end < 0 ? behind : behind.slice(0, end);
  const first = clause.findIndex((word, at) => finiteForms.has(word) || isThird(word, clause[at + 1]));
  return first >= 0 && clause.some((word, at) => at > first + 1 && isThird(word, clause[at + 1]));
}

/** A verb in the third person by its form, or by the article behind it; what ends a clause may be said of another: "the orders he makes". */
function isThird(word: string, next: string | undefined): boolean {
  if (next === undefined || finiteForms.has(word)) return false;
  const isBeforeNoun = /^(?:the|an?|its|their)$/u.test(next);
  const base = baseOfThirdPerson(word) ?? (isBeforeNoun ? presentBase(word) : null);
  return base !== null && base !== word && (isBeforeNoun || !isNounToo(word));
}

/** "Be smooth with 600 cards", "be encrypted at rest": what something is like, and no thing. */
function opensNoThing(subject: string, action: string): boolean {
  const thing = /^be (.+)$/su.exec(action)?.[1];
  if (thing === undefined || !/^there$/iu.test(subject) || !/^\p{Ll}/u.test(thing) || aboutNumber.test(thing))
    return false;
  const tree = parse(`The system must provide ${wordsIn(thing).prose}`);
  const [first, next] = tree?.words.slice(PROVIDED) ?? [];
  // "Undo for a day"
  if ((possibleForms(first?.text.toLowerCase() ?? '') & BASE_FORM) !== 0) return false;
  return /^(?:RB|JJ|VBN)$/u.test(first?.tag ?? '') && /^(?:IN|TO)$/u.test(next?.tag ?? '');
}

/** Words of "The system must provide". */
const PROVIDED = 4;
const aboutNumber =
  /^(?:only|about|almost|nearly|exactly|more|less|fewer|no|at|up|as|around|over|under|just|not)(?!\p{L})|^\P{L}/iu;
