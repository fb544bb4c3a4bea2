import { lowerFirst, upperFirst } from '../../first-letter.ts';
import { parse } from '../../syntax/parse.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';

/** "I think we should", "let's", "my proposal is to": who proposes something, before what they propose. What is in doubt ("maybe", "could") stays so. */
const proposing =
  /^(?:so |and |then )?(?:(?:(?:i|we) (?:(?:really |strongly |also )?(?:think|believe|feel|guess|suppose|reckon|suggest|propose|recommend|would (?:suggest|propose|recommend)|['’]d (?:suggest|propose|recommend))|am convinced)|in my opinion,?|if you ask me,?|imo,?)(?: that)? we (?:should|need to|have to|must|ought to)|let['’]?s|let us|we should|(?:my|our|the) (?:proposal|suggestion|idea) is to|(?:i|we) (?:propose|suggest|recommend) (?:that we|to)|we propose to) (?<deed>(?:(?:also|just|really|simply|not|finally|instead) )?(?<verb>\p{Ll}+).*)$/isu;

/** "We would like to", "I want to": who wishes something, before what they wish. */
const wishing =
  /^(?:so |and |then )?(?:i|we)(?:['’]d| would)? (?:(?:really|also|just) )?(?:like|love|want|hope|need|aim|plan|intend|wish|have) to (?<deed>(?:(?:also|just|really|simply|not|finally|instead) )?(?<verb>\p{Ll}+).*)$/isu;

/** "I'd like a small detector": who wishes for a thing. */
const wishingFor =
  /^(?:so |and |then )?(?:i|we)(?:['’]d| would)? (?:(?:really|also|just) )?(?:like|love|want|need) (?<thing>(?:an?|one|two|three|some|\d[\d.,]*) (?!of (?:us|you))[^,;:?]*)$/iu;

/** "We want people to find it": whoever is named shall do something, which is more than a thing. */
const doing = /(?<!\p{L})to \p{Ll}{2,} \S|(?<!\p{L})(?:because|but|so that|if|when|since|as)(?!\p{L})/iu;

interface Wish {
  readonly deed: string;
  readonly isProposal: boolean;
}

function wishOf(text: string): Wish | null {
  const proposed = proposing.exec(text)?.groups;
  const { deed, verb } = proposed ?? wishing.exec(text)?.groups ?? {};
  if (deed === undefined || verb === undefined || !opensDeed(deed, verb)) return null;
  return { deed, isProposal: proposed !== undefined };
}

function opensDeed(deed: string, verb: string): boolean {
  return isBaseVerb(verb) || parse(deed)?.words[0]?.tag === 'VB';
}

/** A goal without who says it: "I think we should move this to a queue" → "Move this to a queue". English; else the text as it is. */
export function unframedGoal(text: string): string {
  const wish = wishOf(text);
  if (wish !== null) return upperFirst(wish.deed);
  const thing = wishingFor.exec(text)?.groups?.['thing'];
  return thing === undefined || doing.test(thing) ? text : upperFirst(thing);
}

/** "We move to a small service", of which the text said that it is proposed: "Move to a small service". English. */
export function unframedProposal(text: string): string {
  const { deed, verb } = /^we (?<deed>(?<verb>\p{Ll}+) .*)$/su.exec(lowerFirst(text))?.groups ?? {};
  const isDeed = deed !== undefined && verb !== undefined && isBaseVerb(verb);
  return isDeed ? upperFirst(deed) : unframedGoal(text);
}

/** A goal within a paragraph: "I think we should move this" → "Proposed: move this", "we'd like to see it" → "The goal is to see it". English. */
export function unframedSentence(text: string): string {
  const wish = wishOf(text);
  if (wish === null) return text;
  return wish.isProposal ? `Proposed: ${wish.deed}` : `The goal is to ${wish.deed}`;
}
