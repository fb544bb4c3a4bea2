import { areModifiers, CLAUSE, pluralAuxiliary, SINGULAR_AUXILIARY } from '../lexicon/clause.ts';
import { PLURAL_NOUN, PLURAL_PERSON } from '../lexicon/nouns.ts';
import { baseOf, DOUBLE_THIRD, NEEDED, OBJECT, PLAIN_THIRD } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "people wants": persons alone, other nouns after an article or a quantifier. */
export const pluralSubject: ProseRule = {
  id: 'grammar/plural-subject',
  category: 'grammar',
  message: 'The verb of a plural subject takes no "s".',
  pattern: new RegExp(
    String.raw`(?:${CLAUSE}|(?<=\b(?:after|before|since|during) (?:the|a|this|our|last) [a-z ]{3,24} )(?=all ))((?:(?:all )?(?:the|these|those|our|my|your|their)|all|some|many|most|both|several|other|two|three) (?:[a-z][a-z-]{1,19} )?(?:${PLURAL_NOUN}|people)|(?:${PLURAL_PERSON})) (${SINGULAR_AUXILIARY}|(?:${PLAIN_THIRD})\b(?!-)|(?:needs|wants)${NEEDED}|(?:${DOUBLE_THIRD})${OBJECT}|(?:passes|works|runs|crashes|breaks|starts|stops|loads|waits|helps)(?=[.,;!?\n]|$| (?:locally|on|in|when|if|again|fine|well|with|every|but|and|too|slowly|correctly|after|before|at)\b))(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, subject = '', verb = ''], { prose, from }) => {
    // "with what other settings is determined by it"
    if (/\b(?:with|by|of|on|in|for|to|from|at) what $/i.test(prose.slice(Math.max(0, from - 10), from)))
      return null;
    if (AMOUNT.test(subject) && /^(?:is|was)/i.test(verb)) return null;
    const between = subject
      .split(' ')
      .slice(1, -1)
      .join(' ')
      .replace(/^(?:the|these|those|our|my|your|their) ?/i, '');
    if (!areModifiers(between) || verb !== verb.toLowerCase()) return null;
    const right = pluralAuxiliary(verb) ?? baseOf(verb) ?? verb.slice(0, -1);
    return `${subject} ${right}`;
  },
  examples: [
    ['People wants a dark mode.', 'People want a dark mode.'],
    ['After the update all tests was green.', 'After the update all tests were green.'],
    ['Our tests is green.', 'Our tests are green.'],
    ['The logs shows that it crashed.', 'The logs show that it crashed.'],
    ['The tests passes locally.', 'The tests pass locally.'],
    ['it broke because the settings has no effect', 'it broke because the settings have no effect'],
  ],
  counterExamples: [
    'One of the users has access.',
    'The number of users is small.',
    'Windows is supported.',
    'When it runs and with what other settings is determined by it.',
    'The users table is empty.',
    'Managing the users is hard.',
    'users needs are listed',
    'Two hours is plenty for a restore.',
    'The list of the logs shows that it crashed.',
  ],
};

/** "Two hours is plenty": so much, taken as one thing. */
const AMOUNT =
  /^(?:two|three|several) (?:seconds|minutes|hours|days|weeks|months|years|percent|dollars|euros|bytes|characters|steps|clicks|attempts|retries)$/i;
