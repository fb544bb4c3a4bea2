import { splitSentences } from '../../read/sentences.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import type { Draft } from '../draft.ts';
import { asRequirement, asSentence } from '../place/sentence.ts';

const opensCondition = /^(?:if|when|once|after|before|while|unless|until|as soon as|in case)\b/iu;

/** The thoughts of an item, each a sentence: its sentences, else the halves at a joint after which a new requirement begins. */
export function thoughtsOf(words: string, draft: Draft): string[] {
  const found = splitSentences(words, { start: 0, end: words.length }, []).map((sentence) => sentence.text);
  if (found.length > 1) return found;
  const spliced =
    /^(.{4,300}?), (?=(?:(?:the|an?|each|every|all) )?\p{L}{3,20}(?: \p{L}{3,20})? (?:is|are|must|should|can|will)\b)(.{8,400})$/su.exec(
      words.trim(),
    );
  if (
    spliced?.[1] &&
    spliced[2] &&
    /\b(?:MUST|SHOULD|MAY)\b/u.test(spliced[1]) &&
    !opensCondition.test(spliced[1])
  )
    return [asSentence(spliced[1]), asRequirement(spliced[2], draft)];
  const bound =
    /^(.{1,400}?\b(MUST(?: NOT)?|SHOULD(?: NOT)?|MAY|must|should|may|can|will)\b)\s(.{3,400}?),? and (?:(?:also |it )?(?:MUST|SHOULD|MAY|must|should|may|can|will) )?(.{3,400})$/su.exec(
      words.trim(),
    );
  if (bound?.[1] && bound[3] && bound[4]) {
    return [asSentence(`${bound[1]} ${bound[3]}`), asSentence(wholeAgain(bound[1], bound[3], bound[4]))];
  }
  const halves = words.trim().split(/;\s|,? and (?=\p{L}+ (?:is|are|has|have|must|should|can|will)\b)/u);
  return halves.length > 1 ? halves.map(asSentence) : [words];
}

/**
 * The second half of what was joined by "and", with what it shared: "get a mail when it ships" lends "get a mail" to
 * "when it is paid", "store images" lends "store" to "videos".
 */
function wholeAgain(subject: string, first: string, second: string): string {
  if (/\b(?:MUST|SHOULD|MAY|must|should|may|can|will)\b/u.test(second)) return second;
  const opening = /^\p{L}+/u.exec(second)?.[0] ?? '';
  if (isBaseVerb(opening)) return `${subject} ${second}`;
  // "is stored and sent": what is done to one thing
  const passive =
    /^(?:be|is|are|get) \p{L}+(?:ed|en|wn|nt|lt|pt|ut)\b/u.test(first) &&
    /(?:ed|en|wn|nt|lt|pt|ut)$/u.test(opening);
  if (passive) return `${subject} ${/^\p{L}+/u.exec(first)?.[0] ?? 'be'} ${second}`;
  const at = first.search(new RegExp(`(?<!\\p{L})${opening}(?!\\p{L})`, 'iu'));
  if (opening !== '' && at > 0) return `${subject} ${first.slice(0, at)}${second}`;
  return isBaseVerb(/^\p{L}+/u.exec(first)?.[0] ?? '')
    ? `${subject} ${/^\S+/u.exec(first)?.[0] ?? ''} ${second}`
    : `${subject} ${second}`;
}
