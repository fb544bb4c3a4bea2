import { simplePastOf } from '../../correct/lexicon/participles.ts';
import { isNounWithPlural } from '../../correct/lexicon/word-class.ts';
import { englishWords } from '../../correct/spelling/english-words.ts';
import { lowerFirst } from '../../first-letter.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { isPlural, negated } from '../voice/english.ts';
import { withArticle } from './act.ts';

/** The contrary of an English condition: "Adyen does not answer" ↔ "Adyen answers"; null where it is not safe to say. */
export function contraryOf(condition: string): string | null {
  const several = /^there have been (?!fewer|no)((?:\d|two|three|four|five|ten).*)$/iu.exec(condition)?.[1];
  if (several !== undefined) return `there have been fewer than ${several}`;
  const someone = /^some(?:one|body) (?!else)(.{3,})$/isu.exec(condition)?.[1];
  if (someone !== undefined && !/ (?:not|never|and|or) |n['’]t /iu.test(condition))
    return `nobody ${someone}`;
  const nothing = /^nothing ((?:is|was|has been) .{3,})$/iu.exec(condition)?.[1];
  if (nothing !== undefined) return `something ${nothing}`;
  const [, none = '', be = '', so = ''] =
    /^no (\p{L}+(?: \p{L}+){0,2}?s) (are|have|were) (.{2,})$/iu.exec(condition) ?? [];
  if (none !== '' && !/ (?:and|or|no|not) /u.test(so)) return `${none} ${be} ${so}`;
  if (severalClauses.test(condition) || (/ no(?!\p{L})/iu.test(condition) && !/^there /iu.test(condition)))
    return null;
  // "All parts are back" is not so where not all are.
  if (/^(?:all|every|each|both)(?!\p{L})/iu.test(condition)) return `not ${lowerFirst(condition)}`;
  const during = /^(.{4,80}?) while (.{4,})$/isu.exec(condition);
  if (during) {
    const other = contraryOf(during[2] ?? '');
    return other === null ? null : `${during[1]} when ${other}`;
  }
  const either = /^(.{4,80}?),? or ((?:does|do|is|are|has|have|can|cannot)(?!\p{L}).{3,})$/isu.exec(
    condition,
  );
  if (either) return neitherOf(either[1] ?? '', either[2] ?? '');
  const auxiliary =
    /^([^,;:]{1,80}?)\s(is|are|was|were|has|have|can|will|does|do|did)(?:\s?(not)(?!\p{L})|(n['’]t))?\s(.{2,})$/iu.exec(
      condition,
    );
  if (auxiliary) {
    const [, subject = '', word = '', not, short, rest = ''] = auxiliary;
    if (/^(?:no|none|nobody|neither)(?!\p{L})/iu.test(subject)) return null;
    if (!not && !short) {
      if (/^there$/iu.test(subject)) return nowThere(word, rest);
      if (/^ha(?:s|ve)$/iu.test(word) && isOwned(rest))
        return `${subject} ${word === 'has' ? 'does' : 'do'} not have ${rest.replace(/^some(?= )/iu, 'any')}`;
      const [bare = ''] = rest.split(' ');
      const plain = /^(?:is|are|was|were)$/iu.test(word) ? withoutDenial(bare) : null;
      if (plain !== null) return `${subject} ${word} ${plain}${rest.slice(bare.length)}`;
      return /^(?:does|do|did)$/iu.test(word)
        ? null
        : `${subject} ${word === 'can' ? 'cannot' : `${word} ${rest.startsWith('still ') ? 'no longer' : 'not'}`} ${rest.replace(/^still /u, '')}`;
    }
    if (/^(?:does|do|did)$/iu.test(word)) return affirmed(subject, word.toLowerCase(), rest);
    return `${subject} ${word} ${rest}`;
  }
  const cannot = /^([^,;:]{1,80}?)\scannot\s(.{2,})$/iu.exec(condition);
  if (cannot) return `${cannot[1] ?? ''} can ${cannot[2] ?? ''}`;
  const clause = presentClause(condition);
  if (!clause || clause.isNegative || / (?:and|or) /u.test(clause.action)) return null;
  if (/^(?:no|nothing|nobody|none|neither)(?!\p{L})/iu.test(clause.subject)) return null;
  return `${clause.subject} ${negated(clause.action, clause.subject)}`;
}

/** That none of a kind does what one may do: "a payment does not arrive" is so of any one of them, "no payment arrives" of all. */
export function noneOf(condition: string): string | null {
  const contrary = contraryOf(condition);
  const [, one = ''] = /^an? ([^,]{2,60}?) (?:(?:is|was|has|does) not|cannot) /u.exec(contrary ?? '') ?? [];
  return one === '' || denied.test(condition) ? contrary : condition.replace(/^an? /u, 'no ');
}

const denied = /(?<!\p{L})(?:not|cannot|never|no|nobody|nothing)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** "Unreachable" → reachable, "invalid" → valid: what a state denies; null where it denies nothing. */
export function withoutDenial(state: string): string | null {
  const plain = /^(?:un|in(?=valid|active|complete|correct))(\p{Ll}{4,})$/u.exec(state)?.[1];
  if (plain === undefined) return null;
  return baseOfParticiple(plain) !== null || englishWords().frequency(plain) >= ordinary ? plain : null;
}

/** "The first call fails or does not answer" is not so where it does not fail and answers. */
function neitherOf(first: string, second: string): string | null {
  const subject = presentClause(first)?.subject;
  if (subject === undefined) return null;
  const [one, other] = [contraryOf(first), contraryOf(`${subject} ${second}`)];
  return one === null || other === null || !other.startsWith(`${subject} `)
    ? null
    : `${one} and ${other.slice(subject.length + 1)}`;
}

/** What somebody has, rather than has done: "several topics", "new columns", "more than 3 hives". */
function isOwned(rest: string): boolean {
  const [first = ''] = rest.split(' ');
  return owned.test(rest) || (/^\p{Ll}{2,}[^dntkeg]$/u.test(first) && baseOfParticiple(first) === null);
}

const owned =
  /^(?:an?|the|its|their|several|many|some|any|more|less|fewer|two|three|\d[\d.,]*|\uE010)(?![\p{L}\d])/iu;

/** What denies one of two clauses denies not the other: "its score is high and a second person has agreed". */
const severalClauses =
  / (?:is|are|has|have|was|were|does|do|can) .{2,80} (?:and|or) (?:not |(?:\p{L}[\p{L}’'-]* ){1,6}?(?:is|are|has|have|was|were|does|do|can) )/iu;

/** "There is no report for 1 hour" ↔ "there is a report"; null where nothing was said to be missing. */
function nowThere(word: string, rest: string): string | null {
  const [, missing = ''] = /^no (.+?)(?: (?:for|within|in|after|since) .*)?$/isu.exec(rest) ?? [];
  if (missing === '') return null;
  return `there ${word} ${isPlural(missing) || isMass(missing) ? missing : withArticle(missing)}`;
}

/** "Internet", "power": an ordinary word that has no plural. */
function isMass(noun: string): boolean {
  return /^\p{Ll}+$/u.test(noun) && !isNounWithPlural(noun) && englishWords().frequency(noun) >= ordinary;
}

const ordinary = 3;

/** "does not answer within 30 s" without its negation: "answers within 30 s". */
function affirmed(subject: string, auxiliary: string, rest: string): string {
  if (auxiliary === 'do') return `${subject} ${rest}`;
  const [verb = ''] = /^\p{L}+/u.exec(rest) ?? [];
  if (auxiliary === 'did')
    return `${subject} ${simplePastOf(verb) ?? `did ${verb}`}${rest.slice(verb.length)}`;
  const ending = /(?:s|x|z|ch|sh|o)$/u.test(verb) ? 'es' : 's';
  const third = /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}${ending}`;
  return `${subject} ${verb === 'have' ? 'has' : third}${rest.slice(verb.length)}`;
}
