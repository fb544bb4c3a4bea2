import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { isSeveral } from '../demand/plain/finite.ts';
import { lowerWord } from '../lower-word.ts';
import { leavesBracketOpen } from './brackets.ts';
import type { Join } from './joins.ts';
import { type Possibility, possibilityIn } from './possibility.ts';
import { takesObject } from './present.ts';
import { opensDeed } from './second-verb.ts';
import { isBaseVerb } from './verbs.ts';

/** A comma, and what may open the demand behind it. */
const behind =
  /,\s{1,3}(?<inCase>in (?:that|this|such a) case,? )?(?:(?:so|then|therefore|hence|please|pls|just)\s)*(?=(?<verb>\p{Ll}+)(?: (?<next>[^\s.,;!]+)|[.!]?$)|don['’]?t )/gu;
const ofThat = /^(?:that|this) (?:must|should|has to|needs to|may|shall)(?!\p{L})/iu;
const denies = /^(?:no \p{L}|don['’]?t )/iu;
const noObject = /^(?:and|or|is|are|was|were|of|in|can|may|must)$/u;

/** A clause on what may come about, and what is demanded behind it. */
interface PossibleCase {
  readonly possibility: Possibility;
  readonly join: Join;
  /** An order, or what "that" must not do. */
  readonly demanded: string;
  /** It holds only where that comes about. */
  readonly isCase: boolean;
}

function possibleCase(sentence: string): PossibleCase | null {
  for (const { 0: mark, index, groups } of sentence.matchAll(behind)) {
    const before = sentence.slice(0, index);
    if (leavesBracketOpen(before)) continue;
    const possibility = possibilityIn(before);
    if (possibility === null) return null;
    const { verb = '', next = '', inCase } = groups ?? {};
    const demanded = sentence.slice(index + mark.length);
    const isOrder = isBaseVerb(verb) ? takesObject(next) || !noObject.test(next) : opensDeed(verb, next);
    return isOrder || ofThat.test(demanded) || denies.test(demanded)
      ? {
          possibility,
          join: { index, length: mark.length },
          demanded,
          isCase: possibility.isTrouble || inCase !== undefined || ofThat.test(demanded),
        }
      : null;
  }
  return null;
}

/** "Payloads can get huge, cut them at 256 KB": where what is demanded begins behind a fact. Trouble is the case of what is to be done, and stays with it. English. */
export function possibilityJoins(sentence: string): Join[] {
  const found = possibleCase(sentence);
  return found === null || found.isCase ? [] : [found.join];
}

/** Whether a mark stands between trouble that may come about and what is to be done then. */
export function leadsToRemedy(sentence: string, index: number): boolean {
  return withCaseOfTrouble(sentence) !== sentence && possibleCase(sentence)?.join.index === index;
}

/** "The server may be down at night, retry every 15 min": "If the server is down at night, retry every 15 min". English; other sentences stay. */
export function withCaseOfTrouble(sentence: string): string {
  const { possibility, demanded = '', isCase } = possibleCase(sentence) ?? {};
  if (!possibility || !isCase || /^no /iu.test(demanded)) return sentence;
  const { who, deed } = possibility;
  const [verb = ''] = /^\p{Ll}+/u.exec(deed) ?? [];
  // A second verb would have to be bent as well.
  if (/ and (\p{Ll}+)/u.test(deed) && isBaseVerb(/ and (\p{Ll}+)/u.exec(deed)?.[1] ?? '')) return sentence;
  const bent = isSeveral(who) ? verb.replace(/^be$/u, 'are') : verb === 'be' ? 'is' : thirdPersonOf(verb);
  const then = demanded.replace(/^that(?= )/iu, 'this');
  return `If ${lowerWord(who)} ${bent}${deed.slice(verb.length)}, ${then}`;
}
