import { isSingularNoun } from '../../correct/lexicon/nouns.ts';
import { isPlainBase } from '../../correct/lexicon/participles.ts';
import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { withCapital } from '../../first-letter.ts';
import { presentClause, takesObject } from '../clause/present.ts';
import { isBaseVerb } from '../clause/verbs.ts';

/**
 * What a yes makes of a question: work to be done ("can we …?"), what is needed, what somebody is to be allowed, what those who
 * talk do, what others or things do, or how things are.
 */
export type Sort = 'work' | 'need' | 'permission' | 'habit' | 'behaviour' | 'state';

/** A question that yes or no answers, as the two sentences that these make of it. Masked text. */
export interface Polar {
  readonly sort: Sort;
  readonly affirmed: string;
  readonly denied: string;
}

/** Who asks and what joins the question to the talk before it: taken off before it is read. */
const opening =
  /^(?:(?:and|but|so|ok(?:ay)?|also|then|hm+|well|wait|actually|question (?:from|by) \p{L}+|(?:(?:one more|one|quick) )?question|q|maybe|btw|by the way)(?:[,:–-]\s{0,2}|\s))+/iu;
/** "…, or?", "…, right?": what only asks for the answer. */
const tag =
  /,?\s(?:or(?: not| what)?|right|correct|yes|no|ok(?:ay)?|isn['’]t it|don['’]t (?:we|they)|as well|then|at all|too)$/iu;

/** A question without what joins it to the talk, its mark and its tag. */
export function bareQuestion(question: string): string {
  return question
    .trim()
    .replace(/[\s?.!…]{1,20}$/u, '')
    .replace(opening, '')
    .replace(tag, '');
}

/** Takes an English yes-or-no question apart; null where its words do not show how. A question by a word alone is its own answer. */
export function polarOf(question: string): Polar | null {
  const bare = bareQuestion(question).replace(/^(?:what|how) about (?!\p{L}+ing )/iu, '');
  const [, auxiliary = '', rest = ''] = auxiliaryFirst.exec(bare) ?? [];
  if (auxiliary === '') return withoutAuxiliary(bare);
  const verb = auxiliary.toLowerCase();
  if (/^(?:is|are|was|were|isn['’]t|aren['’]t)$/u.test(verb)) return ofState(verb, rest);
  const parted = partedAtVerb(rest);
  if (parted === null) return null;
  return ofAction(verb.replace(/n['’]t$/u, ''), parted);
}

const auxiliaryFirst =
  /^(can|could|should|shall|must|will|would|may|do|does|don['’]t|doesn['’]t|shouldn['’]t|couldn['’]t|is|are|was|were|isn['’]t|aren['’]t) (\S.*)$/isu;

interface Parted {
  readonly subject: string;
  readonly action: string;
}

const pronoun =
  /^(?:we|they|you|it|he|she|i|people|users|customers|everyone|everybody|somebody|someone|anyone|anybody|this|that)$/iu;
const determiner =
  /^(?:the|an?|our|their|your|my|its|his|her|this|that|these|those|each|every|all|both|some|other|new|old)$/iu;
const isVerbAlone = /^(?:be|have|get|not|also|still|only|always|need|want|know|keep|see|go)$/iu;
const longestSubject = 7;

/** Where the verb of a question begins behind its subject: "the export file | include returns". */
function partedAtVerb(rest: string): Parted | null {
  const words = rest.split(/\s+/u);
  if (pronoun.test(words[0] ?? '') && words.length > 1)
    return { subject: words[0] ?? '', action: words.slice(1).join(' ') };
  let from = 0;
  while (determiner.test(words[from] ?? '')) from += 1;
  for (
    let at = Math.max(1, from + (from > 0 ? 1 : 0));
    at < Math.min(words.length, longestSubject);
    at += 1
  ) {
    const word = (words[at] ?? '').toLowerCase();
    const next = words[at + 1] ?? '';
    const isVerb = isVerbAlone.test(word) || isBaseVerb(word) || isPlainBase(word);
    const isNoun = (isBaseVerb(next) || isPlainBase(next)) && !takesObject(next) && !isVerbAlone.test(word);
    if (isVerb && !isNoun)
      return { subject: words.slice(0, at).join(' '), action: words.slice(at).join(' ') };
  }
  return null;
}

function ofAction(auxiliary: string, { subject: asked, action }: Parted): Polar | null {
  const subject = /^you$/iu.test(asked) ? 'we' : asked;
  const isOurs = /^we$/iu.test(subject);
  const who = withCapital(subject);
  const plain = turned(action);
  if (/^(?:can|could|should|shall|may)$/u.test(auxiliary) && isOurs) {
    const work = plain.replace(/^(?:(?:also|just|maybe|perhaps|simply|then|still|at least|please) )+/iu, '');
    return { sort: 'work', affirmed: withCapital(work), denied: `We do not ${work}` };
  }
  if (/^(?:can|could|may)$/u.test(auxiliary))
    return { sort: 'permission', affirmed: `${who} can ${plain}`, denied: `${who} cannot ${plain}` };
  if (/^(?:should|must|shall)$/u.test(auxiliary))
    return {
      sort: 'permission',
      affirmed: `${who} ${auxiliary} ${plain}`,
      denied: `${who} ${auxiliary} not ${plain}`,
    };
  if (/^(?:will|would)$/u.test(auxiliary))
    return {
      sort: 'habit',
      affirmed: `${who} ${auxiliary} ${plain}`,
      denied: `${who} ${auxiliary} not ${plain}`,
    };
  const [, verb = '', behind = ''] =
    /^((?:also |still |only |always |even )?\p{L}+)(.*)$/su.exec(plain) ?? [];
  const said = auxiliary === 'does' ? verb.replace(/\p{L}+$/u, thirdPerson) : verb;
  return {
    sort: sortOf(plain, isOurs),
    affirmed: `${who} ${said}${behind}`,
    denied: `${who} ${auxiliary} not ${plain}`,
  };
}

function sortOf(action: string, isOurs: boolean): Sort {
  if (/^(?:need|want|have to|have got to)(?!\p{L})/iu.test(action)) return 'need';
  if (/^(?:(?:also|still|already|all|even) )?(?:have|know|like|own|understand)(?!\p{L})/iu.test(action))
    return 'state';
  return isOurs ? 'habit' : 'behaviour';
}

function thirdPerson(base: string): string {
  return /^have$/iu.test(base) ? 'has' : thirdPersonOf(base);
}

/** What a state is said of ends where a word begins that says which. */
const said =
  /\s(?=(?:there|not|ok(?:ay)?|fine|good|enough|done|ready|possible|part|included|still|already|also|too|big|small|fast|slow|safe|free|public|private|open|new|old|important|urgent|true|right|correct|available|valid|active|visible|mandatory|optional|the|an?|in|on|at|for|by|due|\p{L}{2,}(?:ed|able|ible))(?!\p{L}))/iu;

function ofState(verb: string, rest: string): Polar | null {
  const words = rest.split(/\s+/u);
  const at =
    pronoun.test(words[0] ?? '') || /^there$/iu.test(words[0] ?? '')
      ? (words[0] ?? '').length
      : rest.slice(4).search(said) + 4;
  const subject = rest.slice(0, at);
  const more = rest.slice(at).trim();
  if (at < 4 && !pronoun.test(subject)) return null;
  if (more === '' || subject === '') return null;
  const is = verb.replace(/n['’]t$/u, '');
  // "Is 95% ok as a threshold?" asks for a figure to be settled.
  const isBound = /\d|\uE010/u.test(subject) && /^(?:ok(?:ay)?|fine|acceptable|enough)(?!\p{L})/iu.test(more);
  return {
    sort: isBound ? 'habit' : 'state',
    affirmed: `${withCapital(subject)} ${is} ${turned(more).replace(/^any /iu, '')}`,
    denied: `${withCapital(subject)} ${is} not ${turned(more)}`,
  };
}

/** "Waiting list?", "we keep the PDF?", "so OCR them?": what a question by its mark alone says as it stands. */
function withoutAuxiliary(bare: string): Polar | null {
  if (asksWithWord.test(bare) || bare === '' || / or /iu.test(bare)) return null;
  const isClause = /^(?:we|they|it|users|people) /iu.test(bare) || presentClause(bare) !== null;
  if (isClause) return { sort: 'habit', affirmed: withCapital(bare), denied: `${withCapital(bare)}: no` };
  if (
    isBaseVerb(/^\p{L}+/u.exec(bare)?.[0].toLowerCase() ?? '') ||
    /^\p{L}+ (?:them|it)(?!\p{L})/iu.test(bare)
  )
    return { sort: 'work', affirmed: bare, denied: `We do not ${bare}` };
  return bare.split(/\s+/u).length <= mostNamed
    ? {
        sort: 'need',
        affirmed: withCapital(withArticle(bare)),
        denied: `No ${bare.replace(/^(?:the|an?|any) /iu, '')}`,
      }
    : null;
}

/** "Waiting list" is one, "photos" are several. */
function withArticle(named: string): string {
  const [first = ''] = named.split(' ');
  const last = /(\p{Ll}+)$/u.exec(named)?.[1] ?? '';
  const isOne = !determiner.test(first) && !/^\d|^\p{Lu}{2}/u.test(named) && isSingularNoun(last);
  return isOne ? `${/^[aeiou]/iu.test(named) ? 'an' : 'a'} ${named}` : named;
}

const mostNamed = 6;
/** Questions that ask for more than yes or no. */
export const asksWithWord = /(?<!\p{L})(?:who|whom|whose|what|which|where|when|why|how|if)(?!\p{L})/iu;

/** "Do you know your limits" is answered with "we know our limits". */
export function turned(text: string): string {
  return text
    .replace(object, 'us')
    .replace(/(?<!\p{L})you(?!\p{L})/giu, 'we')
    .replace(/(?<!\p{L})your(?!\p{L})/giu, 'our');
}

/** "Tell you", "for you", "it helps you": who something is done to or for. */
const object =
  /(?<=(?<!\p{L})(?:tells?|gives?|sends?|shows?|asks?|helps?|lets?|calls?|reach(?:es)?|costs?|gets?|for|to|with|from|by|of|at|on|about|without) )you(?!\p{L})|(?<=\p{L} )you$/giu;
