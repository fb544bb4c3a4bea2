import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { NOUN, possibleForms } from '../../syntax/possible-forms.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from './verbs.ts';

/** A statement in the present tense, taken apart: "The link expires after 48 hours". */
export interface PresentClause {
  readonly subject: string;
  readonly isNegative: boolean;
  /** The verb in its base form and all behind it. */
  readonly action: string;
}

/** Words a subject cannot end in, and such as begin a clause of their own. */
const noEnd =
  /(?<!\p{L})(?:the|an?|of|to|for|in|on|at|by|with|without|within|into|via|per|between|from|and|or|but|not|no|as|its|their|our|your|my|his|her|this|these|every|each|all|any|some|is|are|be|will|would|can|could|must|should|may|might|which|that|who|if|when|because|than|so|very|too|(?:after|before|the) (?:first|last|next)|(?<!or )more|less|most|least|only|just|never|always|also|still|automatically|immediately|(?:without|by|instead of|before|after|when|while) \p{L}{2,}ing)$/iu;
const noSubject =
  /[,;:?!()=]|\s[-–—](?:\s|$)|(?<!\p{L})(?:that|which|who|whoever|because|so|but|if|when|while|unless|until|where|why|how|what|whatever|whichever|i|you|he|she|there|was|were|had|did|been|must|should|shall|could|might|would|will|can)(?!\p{L})/iu;
const longestSubject = 10;

/**
 * Takes a clause in the present tense apart, or gives null where that is not safe. Works on masked English prose;
 * a protected span may be part of the subject.
 */
export function presentClause(clause: string): PresentClause | null {
  const tokens = [...clause.matchAll(/\S+/gu)];
  for (let at = 1; at < Math.min(tokens.length, longestSubject + 2); at += 1) {
    const token = tokens[at];
    if (!token) return null;
    const subject = clause.slice(0, token.index).trim();
    if (noSubject.test(subject) || / (?:it|they|we)$/iu.test(subject)) return null;
    if (rulesOut(subject, token[0], tokens[at + 1]?.[0] ?? '')) return null;
    if (orders(subject)) return null;
    if (/^\p{L}{3,}ing \p{L}+$/u.test(subject) && !isOfSeveral(subject, token[0])) return null;
    // "120 calls a minute": a figure alone does nothing.
    if (/^[\d.,\uE010\uE100-\uF8FF\uE011]+$/u.test(subject)) continue;
    const found = verbAt(clause, tokens, at, subject);
    if (found) return found;
  }
  return null;
}

/** "Delete their data after all books": an order and its object do nothing themselves. */
function orders(subject: string): boolean {
  const [, verb = ''] =
    /^(\p{L}+) (?:the|their|its|his|her|our|your|them|all|every|each) /iu.exec(`${subject} `) ?? [];
  return isBaseVerb(verb.toLowerCase());
}

/** "No network calls on the hot path": what there is to be none of, and nothing that the network does. */
function rulesOut(subject: string, word: string, next: string): boolean {
  return /^no \p{Ll}+$/iu.test(subject) && isNounToo(word.toLowerCase()) && preposition.test(next);
}

function verbAt(
  clause: string,
  tokens: readonly RegExpExecArray[],
  at: number,
  subject: string,
): PresentClause | null {
  const word = tokens[at]?.[0] ?? '';
  const rest = clause.slice((tokens[at]?.index ?? 0) + word.length).trim();
  if (rest === '' && at < 2) return null;
  const adverb = /^(?:never|only|always|also|then|automatically|still|immediately)$/iu.exec(word)?.[0];
  if (adverb && !noEnd.test(subject)) {
    const inner = verbAt(clause, tokens, at + 1, subject);
    if (!inner) return null;
    if (/^never$/iu.test(adverb)) return { ...inner, isNegative: true };
    return { ...inner, action: `${adverb.toLowerCase()} ${inner.action}` };
  }
  if (noEnd.test(subject)) return null;
  if (/^(?:is|are|isn['’]t|aren['’]t)$/iu.test(word)) {
    if (/^(?:currently|now|broken|down|missing|wrong|too|slow|a mess)(?!\p{L})/iu.test(rest)) return null;
    const negated = /^(?:not|never)\s/iu.test(rest) || /n['’]t$/iu.test(word);
    const action = rest.replace(/^(?:not|never)\s/iu, '');
    return action === '' ? null : { subject, isNegative: negated, action: `be ${inBaseForm(action)}` };
  }
  const negative = /^(?:does|do)(?:n['’]t)?$/iu.test(word) ? /^(?:not\s)?(\p{Ll}+)(.*)$/su.exec(rest) : null;
  if (negative) {
    const isNegative = /n['’]t$/iu.test(word) || /^not\s/iu.test(rest);
    return isNegative && isBaseVerb(negative[1] ?? '')
      ? { subject, isNegative: true, action: `${negative[1] ?? ''}${negative[2] ?? ''}` }
      : null;
  }
  if (/^have$/iu.test(word)) return isPluralHead(subject) ? made(subject, 'have', rest) : null;
  if (!/^\p{Ll}+$/u.test(word.replace(/[.,;]$/u, ''))) return null;
  const plain = word.replace(/[.,;]$/u, '');
  const tail = plain === word ? rest : `${word.slice(plain.length)} ${rest}`.trim();
  if (rest === '' && (attributive.test(subject) || endsList(subject, plain))) return null;
  const next = tokens[at + 1]?.[0] ?? '';
  // "Times" is a noun, except in "the session times out".
  const base = plain === 'times' && next === 'out' ? 'time' : baseOfThirdPerson(plain);
  if (/^of$/iu.test(next)) return null;
  if (
    base &&
    (!isPluralHead(subject) || /data$/iu.test(subject)) &&
    !(isNounToo(plain) && isBareWord.test(subject) && preposition.test(next) && !isPhrasal(plain, tail)) &&
    !(
      isNounToo(plain) &&
      !isPhrasal(plain, tail) &&
      !takesObject(next) &&
      !isWorker(subject) &&
      !(isOneThing.test(subject) && opensCase.test(next))
    )
  )
    return made(subject, base, tail);
  // "Camera and mic test before joining": a test of both
  if (
    ofBoth.test(subject) &&
    isNounToo(`${plain}s`) &&
    /^(?:before|after|during|for|of|in|on|at|with|by)$/iu.test(next)
  )
    return null;
  if (isBaseVerb(plain) && isPluralHead(subject) && !isVerbForm(next) && !endsPhrase(subject, plain))
    return made(subject, plain, tail);
  return null;
}

/** "Inmate logs in with a pin": what is done with a word behind the verb, and no logs in some place. */
function isPhrasal(verb: string, tail: string): boolean {
  return (
    /^(?:logs|signs|checks)$/u.test(verb) &&
    /^(?:in|out|off|on)(?=$|[.,;]| (?:with|by|via|using|at|and|or|once|to|from|through|without|automatically|after|before)(?!\p{L}))/u.test(
      tail,
    )
  );
}

/** Two things in the singular, each without an article. */
const ofBoth = /^\p{L}+(?<!s) and \p{Ll}+(?<!s)$/u;

/** "Month and product group": the last of a list, and nothing that months do. */
function endsList(subject: string, word: string): boolean {
  return / (?:and|or) /u.test(subject) && (possibleForms(word.toLowerCase()) & NOUN) !== 0;
}

/** "Max 500 queued scans", "further reads": the word that ends the clause is the noun that these describe. */
const attributive =
  /(?<!\p{L})(?:\d[\d.,]*|\uE010.\uE011|\p{L}{2,}ed|further|additional|other|new|old|same|extra|more|several|many)$/iu;

/** "Concurrent requests for one key share a call": the word belongs to the noun phrase, and the verb comes later. */
const isBareWord = /^\p{L}+$/u;
const preposition = /^(?:for|from|of|to|in|on|at|with|by|as)$/iu;

/** "Pilot uploads photos": what people do, whatever else the form may be. */
function isWorker(subject: string): boolean {
  const cue = cuesIn(subject, 'en').get('actor')?.cue.toLowerCase() ?? '';
  return (
    /^(?:the |an? |each |every )?pilot$/iu.test(subject) ||
    (cue !== '' && subject.toLowerCase().endsWith(cue))
  );
}

/** "A batch starts when …": a noun with its article before a form that else is a plural as often. */
const isOneThing = /^(?:an?|each|every) \S+$/iu;
const opensCase = /^(?:when|whenever|if|once|after|before|until|as)$/iu;

/** "Rewards at season end": the word belongs to the bare noun behind the preposition. */
function endsPhrase(subject: string, verb: string): boolean {
  return / (?:at|of|for|in|per|by|on) \p{Ll}+$/u.test(subject) && isNounToo(`${verb}s`);
}

function made(subject: string, verb: string, rest: string): PresentClause {
  const glue = /^[.,;]/u.test(rest) || rest === '' ? '' : ' ';
  return { subject, isNegative: false, action: `${verb}${glue}${inBaseForm(rest)}` };
}

/**
 * A second verb of the same subject takes the form of the first: "… and stores it" → "… and store it",
 * "…, writes down what he saw" → "…, write down what he saw".
 */
export function inBaseForm(rest: string): string {
  const own = rest.split(otherSubject, 1)[0] ?? rest;
  const said = own.replace(
    /(?<=(?:^|[\s,])(?:and|or|but) |, )(\p{Ll}+)(?= (\S+)|$)/gu,
    (word, _form: string, next: string | undefined) => {
      const base = baseOfThirdPerson(word) ?? (hasArticle.test(next ?? '') ? regularBase(word) : null);
      return base && (!isNounToo(word) || takesObject(next ?? '')) ? base : word;
    },
  );
  return said + rest.slice(own.length);
}

/** "Drafts a reply", "annotates the scan": what stands before a noun with its article behind "and" is a verb. */
const hasArticle = /^(?:the|an?|its|their)$/iu;

/** "Draft" of "drafts", where that is a verb of the dictionary; else null. */
function regularBase(word: string): string | null {
  const base = /^(\p{Ll}{3,}[^s\P{Ll}])s$/u.exec(word)?.[1];
  return base !== undefined && isVerbBase(base) ? base : null;
}

/** "…, and the farmer signs it", "after which it stops": from here on somebody else acts. */
const otherSubject =
  /,? (?:and|but) (?:the|an?|our|their|each|every) (?:\p{L}+ ){1,3}?\p{Ll}+s(?= )| (?:which|that|when|where|if|until|because|while|once|so) (?:it|he|she|somebody|someone|(?:the|an?) \p{L}+) \p{Ll}+s(?= )/u;

/** "users", "support people", "workers and clients": heads that take a verb without -s; "POS" and "AWS" are one thing. */
function isPluralHead(subject: string): boolean {
  const noun = subject.trim().replace(behindHead, '');
  const head = /(\p{L}+)$/u.exec(noun)?.[1] ?? '';
  return (
    /^(?:people|they|we|children|staff|data)$/iu.test(head) ||
    (/(?:[^sui]s|ies)$/iu.test(head) && !/^\p{Lu}+$/u.test(head)) ||
    / and \S+$/u.test(subject)
  );
}

/** "Overlapping bookings are refused": the noun behind the form in -ing is what does something. */
function isOfSeveral(subject: string, verb: string): boolean {
  return isPluralHead(subject) && (/^are$/iu.test(verb) || isBaseVerb(verb));
}

/** What says more of a noun behind it: "refunds above the limit", "attachments bigger than 25 MB". */
const behindHead =
  /(?<=\p{L}{3,})\s(?:above|over|below|under|with|without|bigger|larger|smaller|older|newer|longer|higher|lower|from|for|of(?= more| less| at)|in|on|at|between|after|before|per)\s.*$/isu;

/** Whether the word behind a verb begins what it is done to or how: "the log", "off refills". */
export function takesObject(next: string): boolean {
  return /^(?:(?:the|an?|all|every|each|no|one|two|three|both|more|less|fewer|its|their|our|it|them|to|in|on|at|for|from|with|as|by|up|down|off|out|further|other|another|new|later|again|back|how|what|who|whether)(?!\p{L})|\d|\uE010|["“`'])/iu.test(
    next,
  );
}

function isVerbForm(word: string): boolean {
  return isBaseVerb(word) && !takesObject(word);
}
