import { isBehindElision } from '../agreement/elided-verb.ts';
import { baseOf } from '../lexicon/verbs.ts';
import { isRegularVerb, regularBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "doesn't supports", "it does seems": any verb, as what follows a denied or a stressed "do" is one. */
export const negatedBase: ProseRule = {
  id: 'grammar/negated-base',
  category: 'grammar',
  message: 'The base form of the verb follows "do".',
  pattern:
    /(?<=\b(?:do|does|did)(?:n['’]t| not) |(?:^|\n|[.!?;] |\b(?:and|but|so|because|if|when) )(?:it|he|she|we|they|you|i) (?:do|does|did) )([a-z]{3,20}?)(s|es|ed|(?<=\b(?:do|does|did)(?:n['’]t| not) [a-z]{3,16})ing)(?![\p{L}'’-])/giu,
  replace: ([whole, stem = '', ending], { prose, from }) => {
    const base = regularBase(stem) ?? baseOf(whole);
    if (base === undefined || (ending !== 'ed' && ending !== 'ing' && isRegularVerb(whole))) return null;
    return isBehindElision(prose, from, from + whole.length) ? null : base;
  },
  examples: [
    ["The library doesn't supports it.", "The library doesn't support it."],
    ['I use it and it does seems to work.', 'I use it and it does seem to work.'],
    ["Please don't merging it.", "Please don't merge it."],
    ['We did not noticed it.', 'We did not notice it.'],
  ],
  counterExamples: [
    'What it does seems fine.',
    "Whoever holds it writes; whoever doesn't waits.",
    "A client that sends it gets a token. Those that didn't failed.",
    "It doesn't process it.",
    'We do not need it.',
    'They do not focus on it.',
    "It doesn't bring anything.",
    'They do not anything.',
  ],
};
