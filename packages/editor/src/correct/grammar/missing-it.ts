import { upperFirst } from '../../first-letter.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "Is possible to use it.", "Is not clear how it works.": languages without "it" begin such sentences with the verb. */
export const missingIt: ProseRule = {
  id: 'grammar/missing-it',
  category: 'grammar',
  message: 'The sentence has no subject without "it".',
  pattern:
    /(?<=(?:^|\n|[.!?] |\b(?:because|whether|sure if|opinion|opinion,) ))(is )((?:not |also |still |very |really )?(?:possible|necessary|needed|need|clear|unclear|important|hard|easy|difficult|better|impossible|required|enough))(?= (?:to|that|how|why|what|if|for|when|where) )(?=([^.!?\n]{0,160}[.!?]?))/giu,
  replace: ([, verb = '', state = '', rest = ''], { prose, from }) => {
    const opens = /^I/.test(verb);
    const isAsked = rest.endsWith('?');
    const said = state.replace(/need$/i, 'necessary');
    const isNewSentence = !/\b(?:because|whether|if|opinion,?) $/i.test(
      prose.slice(Math.max(0, from - LONGEST_OPENING), from),
    );
    const text = isAsked && isNewSentence ? `is it ${said}` : `it is ${said}`;
    return opens ? upperFirst(text) : text;
  },
  examples: [
    ['Is not clear how it works.', 'It is not clear how it works.'],
    ['Is possible to use it without Docker?', 'Is it possible to use it without Docker?'],
    ['Is need to update the docs.', 'It is necessary to update the docs.'],
    ['In my opinion is better to wait.', 'In my opinion it is better to wait.'],
    ['It fails because is not possible to lock it.', 'It fails because it is not possible to lock it.'],
  ],
  counterExamples: [
    'What we think is possible to do is here.',
    'The part that is hard to read is gone.',
    'The file, which is old and is hard to read, stays.',
    'It is slow and is hard to fix.',
    'Is it possible to use it?',
  ],
};

const LONGEST_OPENING = 10;
