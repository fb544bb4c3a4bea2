import { gerundOf } from '../lexicon/inflection.ts';
import { isVerbBase, isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "It is used for avoid calls": any verb that is no noun. */
export const verbAfterPreposition: ProseRule = {
  id: 'grammar/verb-after-preposition',
  category: 'grammar',
  message: 'A verb takes "-ing" after a preposition.',
  pattern:
    /(?<=\b(?:for|without|instead of|before|after|interested in|responsible for|(?:prevents?|prevented|stops?|stopped|keeps?|kept|blocks?) (?:it|this|that|them|us|users) from) )([a-z]{3,15})(?= [a-z\d]|[.,;!?\n]|$)(?!-| by\b)/giu,
  replace: ([verb], { prose, from }) => {
    const next =
      /^ ([a-z]{3,20})(?![\p{L}-])/u.exec(prose.slice(from + verb.length, from + verb.length + 24))?.[1] ??
      '';
    // "for tamper protection", "without further signing"
    if (/^further$/i.test(verb) || /(?:tion|ment|ing|ness|ity|ance|ence)$/.test(next)) return null;
    const governing = prose.slice(Math.max(0, from - 12), from);
    // "before return": a statement of code; "after merge the job runs": a noun, and a clause
    if (/\b(?:before|after) $/i.test(governing))
      return isVerbOnly(verb) && OBJECT.test(next) ? gerundOf(verb) : null;
    return isVerbOnly(verb) || (/\b(?:without|instead of) $/i.test(governing) && isDone(verb, next))
      ? gerundOf(verb)
      : null;
  },
  examples: [
    ['We must prevent this from happen again.', 'We must prevent this from happening again.'],
    ['It is cached for avoid extra calls.', 'It is cached for avoiding extra calls.'],
    ['Show a message instead of redirect them to it.', 'Show a message instead of redirecting them to it.'],
    ['Set it before configure the package.', 'Set it before configuring the package.'],
  ],
  counterExamples: [
    'It is good for us.',
    'We need access to it.',
    'We want more servers.',
    'It is a rule instead of contract the team signed.',
    'After merge the job runs.',
    'Send it before return.',
    'without avoiding it',
    'For tamper protection, sign it.',
    'It is closed without further signing.',
  ],
};

/** What begins the object of a verb. */
const OBJECT = /^(?:the|an?|our|my|your|its|their|this|that|these|those|it|them|us|any|all)$/;

/** Whether something is done to somebody or something, so that the word before is a verb. */
function isDone(verb: string, next: string): boolean {
  return isVerbBase(verb) && /^(?:them|him|us|me|it)$/.test(next);
}
