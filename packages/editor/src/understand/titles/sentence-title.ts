import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../clause/verbs.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { short } from './short.ts';
import { asTopic } from './topic-words.ts';
import { isPointing } from './untelling.ts';

/** Words of a name at most. */
export const longestName = 9;

const finite =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|(?<=s )get|gets|got|(?<=that )get|must|should|can|cannot|\p{L}{2,8}n['’]t|can['’]t|will|would|does|do|did|wants?|needs?|keeps?|never)(?!\p{L})/iu;

/** Where the verb of a sentence stands, -1 in a title that has none. */
function verbIn(title: string): number {
  const plain = title.replace(/(?<! (?:than|as))\s(?:that|which|who|where|so)\s.*$/isu, '');
  const third = [...plain.matchAll(/(?<=(\S+)\s)(\p{Ll}{3,}s)(?=\s(\S+))/gu)].find(
    ([, before = '', word = '', next = '']) =>
      baseOfThirdPerson(word) !== null &&
      (!isNounToo(word) || (determines.test(next) && !opensNoun.test(before))),
  );
  const found = [plain.search(finite), third?.index ?? -1].filter((index) => index >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

/** What stands before a noun and behind a verb, so that "drops" is one in "drops every row". */
const determines = /^(?:the|an?|all|every|each|no|its|their|our|it|them)$/iu;

/** What stands before a noun and not before a verb: "for updates every hour". */
const opensNoun = /^(?:for|of|to|in|on|with|by|from|and|or|only|the|an?|its|their|our|no)$/iu;

/** Whether a title is still a sentence: it tells something of its subject where a title names it. */
export function isSentence(title: string): boolean {
  if (isBaseVerb(/^\p{L}+/u.exec(title)?.[0] ?? '') || /^no /iu.test(title)) return false;
  return opensSentence.test(title) || verbIn(title) >= 0;
}

const opensSentence =
  /^(?:to|it|they|this|that|these|those|there|with|somebody|someone|nobody|everybody|who|what|when|if|since|after|before|in|on|at|for|by|thing|something)(?!\p{L})|^\d+ (?!\p{L}+ (?:for|of|in|to)(?!\p{L}))/iu;

/** "The nurses then (have to type)": what joins a sentence to the one before. */
const passing =
  /(?:\s(?:right now|currently|today|at the moment|then|now|also|still|just|always|already|therefore|thus|hence))+$/iu;

/** Of two deeds of one subject, the verb that was found belongs to the second. */
const joins = /\s(?:and|or|but)$/iu;

/** "Night clips from the door camera" of "night clips from the door camera are uploaded"; null where people are its subject. */
export function subjectIn(sentence: string): string | null {
  const subject = sentence
    .slice(0, Math.max(0, verbIn(sentence)))
    .trim()
    .replace(passing, '');
  const words = subject.split(/\s+/u);
  if (words.length < 2 || words.length > longestName || /[,;:]/u.test(subject) || isPointing.test(subject))
    return null;
  if (opensSentence.test(subject) || joins.test(subject)) return null;
  if (
    /^(?:every|each|some|nobody|somebody|one|two|three|\d\S*)(?!\p{L})|(?<!\p{L})(?:i|we|you|who|that|which|teams?|people)(?!\p{L})/iu.test(
      subject,
    )
  )
    return null;
  return cuesIn(words.at(-1) ?? '', 'en').has('actor') ? null : short(asTopic(subject));
}
