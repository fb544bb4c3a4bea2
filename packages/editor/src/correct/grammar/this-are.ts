import { namesSeveral } from '../agreement/predicate-number.ts';
import type { ProseRule } from '../prose-rule.ts';

/** How far behind its verb what is said of "this" is read, in characters. */
const REACH = 70;

/** "This are the steps": what is pointed at is many, which the verb says already. */
export const thisAre: ProseRule = {
  id: 'grammar/this-are',
  category: 'grammar',
  message: '"These" points at several things.',
  pattern: /(?<=^|\n|[.!?;:,] |\b(?:and|but|so|because|if|think|that|whether) )this (?:are|were)(?= )/giu,
  replace: ([found], { prose, from }) =>
    namesSeveral(prose.slice(from + found.length, from + found.length + REACH))
      ? found.replace(/^(t)his/i, '$1hese')
      : null,
  examples: [
    ['This are the steps which I did.', 'These are the steps which I did.'],
    ['I think this are the only open tickets.', 'I think these are the only open tickets.'],
    ['This were all the errors.', 'These were all the errors.'],
  ],
  counterExamples: [
    'This are a list of packages.',
    'This are the build of all packages.',
    'All of this are the steps.',
  ],
};
