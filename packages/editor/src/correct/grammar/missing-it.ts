import type { ProseRule } from '../prose-rule.ts';

/** What is said of what follows; of these, notes say some of a thing that is named above: "- is easy to use". */
const SAID = String.raw`(?:not |also |still |very |really )?(?:possible|necessary|need|clear|unclear|impossible)`;
const SAID_ALSO_OF_THINGS = String.raw`(?:not |also |still |very |really )?(?:needed|important|hard|easy|difficult|better|required|enough)`;

/** "Is possible to use it.", "Is not clear how it works.": languages without "it" begin such sentences with the verb. */
export const missingIt: ProseRule = {
  id: 'grammar/missing-it',
  category: 'grammar',
  message: 'The sentence has no subject without "it".',
  pattern: new RegExp(
    String.raw`(?<=^|[.!?] )Is (${SAID})(?= (?:to|that|how|why|what|if|for|when|where) [^.!?\n]{2,160}([.!?]))|(?<=\b(?:because|whether|sure if|opinion|opinion,) )is (${SAID}|${SAID_ALSO_OF_THINGS})(?= (?:to|that|how|why|what|if|for|when|where) )`,
    'gu',
  ),
  replace: ([, opening, mark, inner]) => {
    const said = (opening ?? inner ?? '').replace(/need$/, 'necessary');
    if (opening === undefined) return `it is ${said}`;
    return mark === '?' ? `Is it ${said}` : `It is ${said}`;
  },
  examples: [
    ['Is not clear how it works.', 'It is not clear how it works.'],
    [
      'We are late. Is possible to use it without Docker?',
      'We are late. Is it possible to use it without Docker?',
    ],
    ['Is need to update the docs.', 'It is necessary to update the docs.'],
    ['In my opinion is better to wait.', 'In my opinion it is better to wait.'],
    ['It fails because is not possible to lock it.', 'It fails because it is not possible to lock it.'],
  ],
  counterExamples: [
    'What we think is possible to do is here.',
    'The file, which is old and is hard to read, stays.',
    'It is slow and is hard to fix.',
    'Is it possible to use it?',
    'The module:\n\n- is possible to undo\n- Is clear to all.\n- Is easy to use.',
    'Is required for login.',
  ],
};
