import { isIrregularParticiple, participleOf } from '../../../correct/lexicon/participles.ts';
import { isNounWithPlural, isVerbBase, isVerbOnly } from '../../../correct/lexicon/word-class.ts';
import { isPersonName } from '../../../correct/spelling/person-names.ts';
import { finiteForms, prepositions } from '../../../sound/closed-classes.ts';
import { inBaseForm, takesObject } from '../../clause/present.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../../clause/verbs.ts';
import type { Parts } from '../parts.ts';

/** Words that a subject may have. */
const longestSubject = 7;

/** Nobody who could be bound, or the opening of something that is no clause of its own. */
const noSubject =
  /^(?:i|we|you|me|my|this|that|these|those|there|here|he|she|who|whoever|whatever|what|which|only|not|never|also|then|so|and|or|but|if|when|whenever|once|after|before|while|until|unless|because|since|although|though|than|as|how|why|where|same|at(?! least| most)|in|on|by|with|without|for|from|to|of|above|below|under|over|up(?! to)|down|max|min)(?!\p{L})/iu;

/** What makes the words before a verb more than the name of one thing or of several. */
const opensAnother =
  /(?<!\p{L})(?:that|which|who|whose|what|if|when|where|while|because|so|but|i|we|you|they|he|she|it|not|to)(?!\p{L})/iu;

/** What a subject cannot end in, for its noun is still to come. */
const opensNoun =
  /(?<!\p{L})(?:the|an?|of|for|in|on|at|by|with|without|from|and|or|as|its|their|our|your|no|every|each|all|any|some|more|less|most|very|too|(?<=\d )in)$/iu;

/** What somebody feels, thinks or has to bear: nobody is to be made to. */
const isMood =
  /^(?:know|like|love|hate|want|wish|hope|think|believe|feel|annoy|complain|forget|fear|worry|prefer|suffer|struggle|seem|look|sound|mean|matter|hurt|bother|cost)$/u;

/**
 * A clause in the present tense by the forms of its words alone: "a no beats every yes", "an approval names its purpose", "funders
 * require statistics". Only a form that can be nothing else than the verb of its subject counts. Masked English prose.
 */
export function toldIn(clause: string): Parts | null {
  const words = clause.split(' ');
  if (noSubject.test(clause) || (!/^(?:an?|the)$/iu.test(words[0] ?? '') && isPersonName(words[0] ?? '')))
    return null;
  for (let at = 1; at < Math.min(words.length, longestSubject + 1); at += 1) {
    const subject = words.slice(0, at).join(' ');
    if (/[;:?!=]|[<>≤≥] ?$/u.test(subject)) return null;
    if (opensAnother.test(subject.replace(/^it(?= |$)/iu, ''))) return null;
    if (opensNoun.test(subject) || !isOneName(subject)) continue;
    const found = verbAt(subject, words, at);
    if (found) return staysOne(found.action) && !isMood.test(found.action.split(' ')[0] ?? '') ? found : null;
  }
  return null;
}

/** "Amount, date and merchant": a list is whole with its last member; brackets are closed. */
function isOneName(subject: string): boolean {
  const bare = subject.replaceAll(/\([^()]*\)/gu, '');
  return (
    !/[(),]$/u.test(bare) && !/[()]/u.test(bare) && (!bare.includes(',') || /, [^,]+ and [^,]+$/u.test(bare))
  );
}

function verbAt(subject: string, words: readonly string[], at: number): Parts | null {
  const [word = '', next = ''] = words.slice(at);
  const behind = words.slice(at + 1).join(' ');
  const plain = { subject, strength: null, isNegative: false } as const;
  const isMany = isSeveral(subject);
  if (/^(?:never|always|automatically|immediately|still)$/u.test(word)) {
    const inner = verbAt(subject, words, at + 1);
    if (inner === null) return null;
    return word === 'never'
      ? { ...inner, isNegative: true }
      : { ...inner, action: inner.action.replace(/^(be )?/u, `$1${word} `) };
  }
  if (/^(?:is|are)$/u.test(word)) {
    if (
      (word === 'are') !== isMany ||
      /^(?:now|broken|down|missing|wrong|too|slow|currently|already)(?!\p{L})/u.test(behind)
    )
      return null;
    const denied = /^(?:not|never) /u.exec(behind)?.[0] ?? '';
    return { ...plain, isNegative: denied !== '', action: `be ${inBaseForm(behind.slice(denied.length))}` };
  }
  if (/^(?:does|do)$/u.test(word) && next === 'not')
    return (word === 'do') === isMany && isVerb(words[at + 2] ?? '')
      ? { ...plain, isNegative: true, action: words.slice(at + 2).join(' ') }
      : null;
  if (!/^\p{Ll}{2,}$/u.test(word) || finiteForms.has(word) || prepositions.has(word)) return null;
  const third = isMany ? null : baseOfThird(word);
  const isThird =
    third !== null && (isSurelyVerb(word, third) ? opensPhrase(subject, next) : bindsNoun(subject, next));
  if (isThird && (hasArticle.test(subject) || !isVerb(next) || takesObject(next)) && mayAct(subject, third))
    return { ...plain, action: inBase(`${third} ${behind}`) };
  if (isMany && isBaseBehind(subject, word, next) && mayAct(subject, word))
    return { ...plain, action: inBase(`${word} ${behind}`) };
  return null;
}

/** Whether a word can be the base form of a verb. */
export function isVerb(word: string): boolean {
  if (/^(?:name|state)$/u.test(word)) return true;
  return isBaseVerb(word) || isVerbBase(word) || participleOf(word) !== undefined;
}

const noNoun =
  /^(?:come|go|get|give|take|see|send|keep|meet|become|begin|bring|choose|forget|grow|hear|know|leave|lose|pay|sell|spend|stand|tell|think|understand|write)$/u;
const noVerb = /^(?:up|down|out|off|over|back|away|ago|fine|free|live|open|long|further|more|less)$/u;

/** "Funders require statistics": a base form behind several that is no noun, or has behind it what it is done to. */
function isBaseBehind(subject: string, word: string, next: string): boolean {
  const last = subject.split(' ').at(-1) ?? '';
  // "Login codes overtake", "breakdowns cut in half": either word may be the verb, or the participle.
  if (
    !isVerb(word) ||
    isIrregularParticiple(word) ||
    noVerb.test(word) ||
    (subject.includes(' ') && baseOfThird(last) !== null)
  )
    return false;
  if (noNoun.test(word)) return true;
  const isOneForm = participleOf(word) === word;
  if (isOneForm || isNounWithPlural(word))
    return takesObject(next) && !(isOneForm && !/^(?:the|an?|it|them|all|each|every)$/u.test(next));
  return isVerbOnly(word) || isIrregular(word) || (takesObject(next) && !isNounToo(`${word}s`));
}

/** "California requires", "the law forbids": those who demand are not bound themselves. */
function mayAct(subject: string, verb: string): boolean {
  return (
    !/^(?:require|demand|forbid|prohibit|oblige|insist|expect)$/u.test(verb) ||
    /^(?:an?|each|every) (?!law|act)|^\p{L}+ing(?: |$)/iu.test(subject)
  );
}

/** "Need a passport" is to have one; a second verb of the same subject takes the form of the first. */
function inBase(action: string): string {
  return inBaseForm(action)
    .replace(/^need (?!to(?!\p{L}))/u, 'have ')
    .replace(/ and can (?=be )/u, ' and be able to ');
}

function isIrregular(word: string): boolean {
  const done = participleOf(word) ?? word;
  return done !== word && !done.endsWith('ed');
}

/** "Beats" → "beat", "reaches" → "reach", "carries" → "carry", of any verb. */
export function baseOfThird(word: string): string | null {
  const known = baseOfThirdPerson(word);
  if (known !== null) return known;
  const stem = /^(\p{Ll}{2,}(?<![suia]))s$/u.exec(word)?.[1];
  if (stem === undefined) return null;
  return [stem, stem.replace(/e$/u, ''), stem.replace(/ie$/u, 'y')].find(isVerb) ?? null;
}

/** Whether a form in -s is no plural of a noun. */
export function isSurelyVerb(form: string, base: string): boolean {
  return !isNounToo(form) && !isNounWithPlural(base);
}

/** "Closing requires a reason": behind one bare word the next one shows that this is a verb, for both may be one noun. */
function opensPhrase(subject: string, next: string): boolean {
  return next !== 'of' && (subject.includes(' ') || /^it$/iu.test(subject) || takesObject(next));
}

const hasArticle = /^(?:an?|each|every|it|nobody|everybody)(?!\p{L})/iu;

/** "An approval names its purpose": the article of one thing has its noun already, and the form is followed by what it is done to. */
function bindsNoun(subject: string, next: string): boolean {
  if (hasArticle.test(subject)) return true;
  const isNext = takesObject(next) || /^(?:that|such|what|nobody|somebody|everybody)$/u.test(next);
  if (/^(?:the|its|our|their) \S+$/iu.test(subject)) return isNext || opensCase.test(next);
  return /^\p{L}{3,}ing(?: |$)/iu.test(subject) && isNext && !prepositions.has(next);
}

/** "The clock stops while …": no name of a thing has a case behind it. */
const opensCase = /^(?:if|when|while|until|once|unless|as|after|before)$/u;

/** "Users", "cells with fewer than five persons", "amount and date": what takes "are". */
export function isSeveral(subject: string): boolean {
  if (
    /^(?:an?|each|every|another|one|it|nobody|everybody|everything|nothing)(?!\p{L})/iu.test(subject) &&
    !/^(?:one|\S+ \S+) (?:and|in) /iu.test(subject)
  )
    return false;
  if (
    /^(?:they|both|all|most|some|two|three|four|five|\d+)(?!\p{L})/iu.test(subject) &&
    !/^(?:all|most|some) of (?:it|this)/iu.test(subject)
  )
    return true;
  if (/ and [^,]+$/u.test(subject) && !/ (?:with|of|for|between|from|in|on) .* and /u.test(subject))
    return true;
  const head = subject.replace(behindHead, '');
  return (
    /(?:[^sui]s|people|children|staff|media)$/iu.test(head) &&
    !/^\p{Lu}+$/u.test(head.split(' ').at(-1) ?? '')
  );
}

const behindHead =
  /(?<=\p{L}{2,})\s(?:above|over|below|under|with|without|bigger|larger|smaller|older|newer|longer|higher|lower|from|for|of|in|on|at|out|between|during|after|before|per|by|\p{Ll}{3,}ed)(?!\p{L}).*$/isu;

/** Whether what is said of a subject is one thing, and no second clause hangs on it with a comma or runs into it. */
function staysOne(action: string): boolean {
  return !/[,;] (?:at|on|in|after|from|below|above|between|under|over|then|the|an?|it|they) [^,;]*?(?<!\p{L})(?:is|are|has|have|gets?|must|can|may|\p{Ll}{3,}s)(?!\p{L})/iu.test(
    action,
  );
}
