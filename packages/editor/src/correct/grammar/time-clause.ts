import { type GrammaticalNumber, numberOf } from '../agreement/noun-number.ts';
import { areModifiers } from '../lexicon/clause.ts';
import { irregularVerb, regularVerb } from '../lexicon/inflected.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "As soon as the job will finish": what is to come stands in the present where a clause says when. */
export const timeClause: ProseRule = {
  id: 'grammar/time-clause',
  category: 'grammar',
  message: 'A clause that says when something will happen stands in the present.',
  pattern:
    /(?<=\b(?:as soon as|until|after) (?:(?:it|he|she|we|they|you|i)|(?:the|an?|this|that|our|my|your|all|every|each) (?:[a-z-]{2,15} ){0,2}[a-z-]{2,15}) )will (be (?=[a-z]{3,14}(?:ed|en)?\b))?(?!be\b|not\b)([a-z]{2,15})(?![\p{L}'’-])/giu,
  replace: ([, be, verb = ''], { prose, from }) => {
    const near = prose.slice(Math.max(0, from - REACH), from);
    const found = SUBJECT.exec(near);
    if (found === null) return null;
    const { 0: clause, 1: subject = '', index } = found;
    // "the delay after the first attempt will be short": of a noun
    const isOfNoun = /^(?:after|until) \S+ \S/i.test(clause) && /[\p{L}\d]\s$/u.test(near.slice(0, index));
    if (isOfNoun) return null;
    const number = subjectNumberOf(subject.toLowerCase());
    if (number === null) return null;
    const isSpeaker = /^i$/i.test(subject);
    if (be !== undefined) return `${isSpeaker ? 'am' : number === 'one' ? 'is' : 'are'} ${verb}`;
    const forms = regularVerb(verb) ?? irregularVerb(verb);
    if (forms?.observed !== 0) return null;
    return (number === 'one' && !isSpeaker ? forms.members[1] : forms.members[0]) ?? null;
  },
  examples: [
    ['As soon as the job will finish, we send a mail.', 'As soon as the job finishes, we send a mail.'],
    ['Wait until it will be deployed.', 'Wait until it is deployed.'],
    ['After they will migrate, we stop it.', 'After they migrate, we stop it.'],
  ],
  counterExamples: [
    'As soon as the job finishes, we will send a mail.',
    'It is the day after, and it will be late.',
    'Nobody knows before the rest will not go.',
    'the table that comes after the one users will see',
    'The delay after the first attempt will be used.',
  ],
};

const REACH = 80;

const SUBJECT = /\b(?:as soon as|until|after) ([a-z -]+) $/iu;

const PRONOUNS: Readonly<Record<string, GrammaticalNumber>> = {
  i: 'one',
  he: 'one',
  she: 'one',
  it: 'one',
  we: 'many',
  you: 'many',
  they: 'many',
};

/** Of a pronoun, or a noun with an article and words that describe it. */
function subjectNumberOf(subject: string): GrammaticalNumber | null {
  if (Object.hasOwn(PRONOUNS, subject)) return PRONOUNS[subject] ?? null;
  const words = subject.split(' ');
  const described = words.slice(1, -1);
  if (!areModifiers(described.join(' ')) || described.some((word) => numberOf(word) === 'many')) return null;
  return described.includes('one') ? null : numberOf(words.at(-1) ?? '');
}
