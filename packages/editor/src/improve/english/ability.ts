import { likeFirst } from '../../correct/lexicon/clause.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';

/** The object forms of pronouns and the subjects they become. */
const SUBJECTS: Readonly<Record<string, string>> = {
  us: 'we',
  them: 'they',
  him: 'he',
  her: 'she',
  me: 'I',
};

/** "it is not possible for users to log in" says "users cannot log in". */
export const ability: ProseRule = {
  id: 'improve/ability',
  category: 'style',
  message: '"can" says this in fewer words.',
  pattern:
    /\b(?<it>it) (?<tense>is|was)(?<not>n['’]t| not)? (?<possible>possible|impossible) for (?<who>us|them|him|her|me|(?:(?:the|an?|our|your|all|any|every|each|these|those|other|new) )?(?:[a-z][a-z-]{1,19} ){0,2}?[a-z][a-z-]{1,19}) to (?:be able to )?(?=[a-z])/giu,
  replace: ({ groups }) => {
    const { it = '', tense, not, possible, who = '' } = groups ?? {};
    const isNegative = (not === undefined) === (possible?.toLowerCase() === 'impossible');
    const can = tense?.toLowerCase() === 'was' ? 'could' : 'can';
    const subject = SUBJECTS[who.toLowerCase()] ?? who;
    const verb = isNegative ? (can === 'can' ? 'cannot' : 'could not') : can;
    return `${subject === 'I' ? subject : likeFirst(subject, it)} ${verb} `;
  },
  examples: [
    ['It is not possible for the users to be able to log in.', 'The users cannot log in.'],
    ['so it was possible for us to measure it', 'so we could measure it'],
    ['it is impossible for clients to retry', 'clients cannot retry'],
  ],
  counterExamples: [
    'Is it possible for users to log in?',
    'It is possible to log in.',
    'This makes it possible for users to log in.',
  ],
};
