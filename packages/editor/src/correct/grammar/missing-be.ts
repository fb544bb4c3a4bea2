import { likeFirst } from '../lexicon/clause.ts';
import { GERUND_FORM } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

const BE: Readonly<Record<string, string>> = {
  i: "I'm",
  we: "we're",
  they: "they're",
  he: "he's",
  she: "she's",
};

/** "I working on it": "you" and "it" may be objects of what stands before. */
export const missingBe: ProseRule = {
  id: 'grammar/missing-be',
  category: 'grammar',
  message: 'A form in "-ing" needs a form of "be" before it.',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?] |\b(?:because|but|if|that|and now|now) ))(i|we|they|he|she) (still |currently |also |now |just )?(${GERUND_FORM}|working|trying|planning|thinking|looking|doing|having trouble)(?= (?:on|the|an?|with|to|for|at|it|this|that|about|our|into)\b)`,
    'giu',
  ),
  replace: ([, subject = '', adverb = '', verb]) =>
    `${likeFirst(BE[subject.toLowerCase()] ?? subject, subject)} ${adverb}${verb}`,
  examples: [
    ['I working on the bug.', "I'm working on the bug."],
    [
      'it is late because we still waiting for the review',
      "it is late because we're still waiting for the review",
    ],
  ],
  counterExamples: [
    'I saw them working on it.',
    'Do you mind if we test the build?',
    'We are working on it.',
  ],
};
