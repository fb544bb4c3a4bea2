import { contentWords } from '../document/content-words.ts';
import { parse } from '../syntax/parse.ts';
import { presentClause, takesObject } from '../understand/clause/present.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../understand/clause/verbs.ts';
import { clauseOpener, determiners, finiteForms, prepositions, subjectPronouns } from './closed-classes.ts';
import { cutThroughPhrase } from './constituents.ts';
import { isFiniteClause } from './finite-clause.ts';
import { faultOfVerb } from './main-verb.ts';
import { misreadBy } from './misread.ts';
import { namesThing } from './names-thing.ts';
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

/** "Provide quiet hours default to 9pm", "provide two admins, never one": only what an article or code names is surely one thing. */
function namesNoThing(action: string): boolean {
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
function listsNoValues(action: string): boolean {
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

const relative = /(?<!\p{L})(?:that|which|who|whose|where|when|whoever|whatever|whether|how|what)(?!\p{L})/iu;

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

/**
 * "If it fails we shouldn't say why" as what is to be said: a word behind the case that binds not to do something, and no denial left
 * there. What the case itself denies, "if it cannot be made", binds nobody.
 */
function losesDenial(said: string, sentence: string, condition: string): boolean {
  const first = unshortened(condition);
  const behind = (text: string) => {
    const whole = unshortened(text);
    return whole.startsWith(first) ? whole.slice(first.length) : whole;
  };
  return forbids.test(behind(said)) && !denies.test(behind(sentence));
}

/** In small letters, with denials written out: the input has "can't" where the demand has "cannot". */
function unshortened(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<!\p{L})can(?:['’]t|not)(?!\p{L})/gu, 'can not')
    .replace(/(?<=\p{L})n['’]t(?!\p{L})/gu, ' not');
}

const forbids =
  /(?<!\p{L})(?:(?:must|should|shall|may)(?:n['’]t| not| never)|can(?:not|['’]t| not))(?!\p{L})/iu;
const denies =
  /(?<!\p{L})(?:not|never|no|nobody|nothing|none|neither|nor|only|without|cannot|rather than|instead|except|unless|until|impossible|forbidden|refused?|rejected?|prevent\p{L}*|block\p{L}*|den(?:y|ie[sd])|other than)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Content words that may be missing, as those that only lead up to a demand are. */
const mostLost = 0.34;
const leads =
  /^(?:(?:want|wish|like|lik|ne|must|should|hav|please|pleas|make|mak|sur|think|guess|decid|agre|possibl|allow|able|abl|way|goal|idea|user|system|ok|thing|team|first|second|third|suppos|expect|plan|requir|ensur|go|gonna|gotta|let|need|you|one|somehow|maybe|probably|definitely|really|always|never|not|don|don['’]?t|do|doesn))$/u;

function losesCore(said: string, sentence: string): boolean {
  const wanted = new Set(contentWords(said).filter((word) => !leads.test(word)));
  const held = new Set(contentWords(sentence));
  const lost = [...wanted].filter((word) => !held.has(word));
  return lost.length > 0 && lost.length / Math.max(1, wanted.size) > mostLost;
}
