import { parse } from '../syntax/parse.ts';
import { leavesBracketOpen } from '../understand/clause/brackets.ts';
import { presentClause, takesObject } from '../understand/clause/present.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../understand/clause/verbs.ts';
import { clauseOpener, finiteForms, prepositions, subjectPronouns } from './closed-classes.ts';
import { cutThroughPhrase } from './constituents.ts';
import { losesCore, losesDenial } from './lost-words.ts';
import { faultOfVerb } from './main-verb.ts';
import { misreadBy } from './misread.ts';
import { namesThing } from './names-thing.ts';
import { listsNoValues, namesNoThing, relative } from './no-plain-thing.ts';
import { faultOfThing } from './provided.ts';
import { faultIn } from './unsound.ts';
import { lacksVerb } from './verbless.ts';
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
  /** What has to hold first, as it stands before the comma of the sentence; null or left out where nothing has to. */
  readonly condition?: string | null;
}

/** What is wrong with a demand that was taken apart and put together again, in words; null where it reads as one and lost nothing. */
export function faultInDemand({ subject, action, sentence, said, condition }: Reworded): string | null {
  return (
    faultIn(sentence) ??
    (condition && leavesBracketOpen(condition) ? 'the case ends within brackets' : null) ??
    (condition && cutsPhrase(condition, said) ? 'the case takes a word from the subject' : null) ??
    misreadBy({ subject, action, sentence, said }) ??
    (opensInVerb(subject) ? 'the subject opens with a verb' : null) ??
    (ensuresNothing(action) ? 'what is to be ensured has no verb' : null) ??
    (isClause(subject) ? 'the subject is a clause' : null) ??
    (bareWord.test(subject) && !/^apply to /u.test(action) ? 'the subject waits for its noun' : null) ??
    (/^(?:an?|the|any|every|each|some|this|these) /iu.test(action) ? 'the action has no verb' : null) ??
    (bareBound.test(subject) ? 'the subject is a bound' : null) ??
    (/^be$/u.test(action.trim()) ? 'nothing is said of the subject' : null) ??
    (phrase.test(subject) ? 'the subject is a phrase' : null) ??
    (namesNoThing(action) ? 'what is to be provided is no plain thing' : null) ??
    faultOfThing(subject, action) ??
    (listsNoValues(action) ? 'what follows is no list of values' : null) ??
    (runsOn(action) ? 'a second verb runs into the first' : null) ??
    (bareWords.test(action) ? 'what is to be done is a list of words' : null) ??
    (deniesMore(sentence) ? 'what is ordered is denied' : null) ??
    (bendsTwice(action, said) ? 'two verbs are bent unlike' : null) ??
    faultOfVerb({ subject, action, said }) ??
    (losesDenial(said, sentence, condition ?? '') ? 'what is denied is demanded' : null) ??
    (losesCore(said, sentence) ? 'words of the input are gone' : null) ??
    cutThroughPhrase({ subject, condition: condition ?? null, said, sentence })
  );
}

/** "For small orders five, days must be fine": where no comma ends the case, its last word may belong to what follows. */
function cutsPhrase(condition: string, said: string): boolean {
  const { prose } = wordsIn(said);
  const start = prose.toLowerCase().indexOf(wordsIn(condition).prose.toLowerCase());
  const end = start + wordsIn(condition).prose.length;
  if (start < 0 || !/^ [\p{L}\d]/u.test(prose.slice(end))) return false;
  // "Around 700 requests come in"
  if (/(?:^| )(?:around|about|over|under|nearly|almost) [\d.,]+$/iu.test(condition)) return true;
  const tree = parse(prose);
  const last = tree?.words.findLastIndex((word) => word.end <= end) ?? -1;
  const word = tree?.word(last);
  return word !== undefined && word.head > last && /^(?:nummod|det|nmod:poss|case)$/u.test(word.relation);
}

/** "Works with phone": what is done, and nobody who does it. */
function opensInVerb(subject: string): boolean {
  const { all } = wordsIn(subject);
  const [first = '', next = ''] = all;
  return /^(?:works|runs|goes|comes|stays|gets|shows|happens)$/u.test(first) && prepositions.has(next);
}

/** "Ensure that undo for deletes, 7 days": a verb behind a preposition is none. */
function ensuresNothing(action: string): boolean {
  const clause = /^ensure that (.+)$/isu.exec(action)?.[1];
  if (clause === undefined) return false;
  const { prose, all } = wordsIn(clause);
  // "Ensure that get us back in 15 minutes"
  if (isBaseVerb(all[0] ?? '') && (/^(?:us|me|him)$/u.test(all[1] ?? '') || takesObject(all[1] ?? '')))
    return true;
  return (
    lacksVerb(clause.replace(/(?<!\p{L})(?:for|of|with|by|from|per) \p{L}+/giu, 'for X')) || namesThing(prose)
  );
}

/** "Own" of "own rank visible": a word that only stands before a noun. */
const bareWord =
  /^(?:the )?(?:own|new|old|same|whole|entire|current|existing|next|more|less|fewer|very|too|just|even)$/iu;

/** "Max 8 books at a time": a figure alone does nothing. */
const bareBound = /^(?:max(?:imum)?|min(?:imum)?|up to|at least|at most|no more than)\.? [\d.,]+$/iu;

/** "In the room with two", "the under 200 MB", "the mail when", "delay of": what opens or ends with a preposition is nobody that is bound. */
const phrase =
  /^(?:the |an? )?(?:under|over|below|above|in|on|at(?! (?:least|most) )|by|with|without|after|before|between|until|from|to|for|of)(?!\p{L})|^\d+ \p{L}+ (?:before|after)(?!\p{L})|(?<!\p{L})(?:of|for|to|with|by|from|over|under|above|below|within|and|or|if|when|while|than|that|which|who|is|are|(?:do|does|did) not)$|^[\d.,]+$/iu;

/** "Be > 5 min is shown in red": a second verb with nothing that opens a clause for it. */
function runsOn(action: string): boolean {
  const { all } = wordsIn(action);
  const at = all.findIndex((word) => /^(?:is|are|was|were)$/u.test(word));
  return at > 1 && !all.slice(0, at).some((word) => clauseOpener.test(word));
}

/** "Push, mail, none": values that were taken for deeds. */
const bareWords = /^\p{Ll}+(?:, \p{Ll}+){2,}$/u;

/** "MUST NOT list it, notify the owner": the denial would hold for what is ordered behind it. */
function deniesMore(sentence: string): boolean {
  const denied = / (?:MUST|SHOULD|MAY) NOT ([^.;:()]+)/u.exec(sentence)?.[1] ?? '';
  const [, verb = ''] = /, (\p{Ll}+) \S/u.exec(denied) ?? [];
  return !/(?<!\p{L})(?:or|nor)(?!\p{L})/u.test(denied) && isBaseVerb(verb) && !isNounToo(`${verb}s`);
}

/** "Set and lifts holds" of "sets and lifts holds", "borders survive an update and to be copied", "have uploading". */
function bendsTwice(action: string, said: string): boolean {
  if (/^have \p{L}+ing$/u.test(action) || /^be possible for .* and to be /u.test(action)) return true;
  return [...action.matchAll(/(?<!\p{L})(\p{Ll}{2,}) and (?:then |also )?(\p{Ll}{3,}s) /gu)].some(
    ({ index, 1: first = '', 2: second = '' }) =>
      (index === 0 || baseOfThirdPerson(second) !== null) && said.includes(`${first}s and ${second}`),
  );
}

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
