import { gerundOf } from '../lexicon/inflection.ts';
import { isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "It is used for avoid calls": any verb that is no noun. */
export const verbAfterPreposition: ProseRule = {
  id: 'grammar/verb-after-preposition',
  category: 'grammar',
  message: 'A verb takes "-ing" after a preposition.',
  pattern:
    /(?<=\b(?:for|without|instead of|interested in|responsible for|(?:prevents?|prevented|stops?|stopped|keeps?|kept|blocks?) (?:it|this|that|them|us|users) from) )([a-z]{3,15})(?= [a-z\d]|[.,;!?\n]|$)(?!-| by\b)/giu,
  replace: ([verb], { prose, from }) => {
    const next =
      /^ ([a-z]{3,20})(?![\p{L}-])/u.exec(prose.slice(from + verb.length, from + verb.length + 24))?.[1] ??
      '';
    // "for tamper protection", "without further signing"
    if (/^further$/i.test(verb) || /(?:tion|ment|ing|ness|ity|ance|ence)$/.test(next)) return null;
    return isVerbOnly(verb) ? gerundOf(verb) : null;
  },
  examples: [
    ['We must prevent this from happen again.', 'We must prevent this from happening again.'],
    ['It is cached for avoid extra calls.', 'It is cached for avoiding extra calls.'],
  ],
  counterExamples: [
    'It is good for us.',
    'We need access to it.',
    'We want more servers.',
    'without avoiding it',
    'For tamper protection, sign it.',
    'It is closed without further signing.',
  ],
};
