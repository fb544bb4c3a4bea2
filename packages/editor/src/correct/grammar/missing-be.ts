import { likeFirst } from '../lexicon/clause.ts';
import { GERUND_FORM } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';
import { isPersonName } from '../spelling/person-names.ts';

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
    String.raw`(?<=(?:^|\n|[.!?] |\b(?:because|but|if|that|and now|now) ))(i|we|they|he|she) (still |currently |also |now |just )?(${GERUND_FORM}|working|trying|planning|thinking|looking|doing|having trouble)(?= (?:on|the|an?|with|to|for|at|it|this|that|about|our|into)\b)|(?<=(?:^|\n|[.!?] |, |\b(?:because|but|if|when|that) ))(the [a-z]{3,15}|\p{Lu}\p{Ll}{2,12}) going to (?=[a-z]{2,14}\b)`,
    'giu',
  ),
  replace: ([, subject = '', adverb = '', verb, doer]) => {
    if (doer === undefined)
      return `${likeFirst(BE[subject.toLowerCase()] ?? subject, subject)} ${adverb}${verb}`;
    // "Now going to the page shows it"
    const isName = /^\p{Lu}/u.test(doer) && isPersonName(doer);
    return isName || /^the /i.test(doer) ? `${doer} is going to ` : null;
  },
  examples: [
    ['I working on the bug.', "I'm working on the bug."],
    ['Anna going to finish it.', 'Anna is going to finish it.'],
    [
      'it is late because we still waiting for the review',
      "it is late because we're still waiting for the review",
    ],
  ],
  counterExamples: [
    'I saw them working on it.',
    'Do you mind if we test the build?',
    'We are working on it.',
    'We saw the user going to the shop.',
    'Is the team going to finish it?',
    'Run it, and going to the page shows the log.',
    'Now going to users shows it.',
  ],
};
