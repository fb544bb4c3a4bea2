import { numberOf } from '../agreement/noun-number.ts';
import { wordsBefore } from '../agreement/words-before.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Whose it is, by who has it. */
const POSSESSIVES: Readonly<Record<string, string>> = {
  i: 'my',
  we: 'our',
  you: 'your',
  he: 'his',
  she: 'her',
  it: 'its',
  they: 'their',
};

/** "We need an own query": what is somebody's own has a possessive before it, and never an article. */
export const ownArticle: ProseRule = {
  id: 'grammar/own-article',
  category: 'grammar',
  message: 'A possessive stands before "own".',
  pattern: /(?<=[a-z] )an? own(?= [a-z]{2,20}\b)(?! (?:goal|brand)\b)/giu,
  replace: (_, { prose, from }) => {
    const before = wordsBefore(prose, from);
    for (let at = before.length - 1; at >= 0; at -= 1) {
      const word = before[at]?.toLowerCase() ?? '';
      const possessive = Object.hasOwn(POSSESSIVES, word) ? POSSESSIVES[word] : undefined;
      if (possessive !== undefined) return `${possessive} own`;
      // what stands right behind an article or opens the clause has it: "every plugin must make an own query"
      const number = numberOf(word);
      if (
        number !== null &&
        /^(?:the|an?|each|every|this|that|our|all|these|those)$/.test(before[at - 1] ?? '')
      )
        return number === 'one' ? 'its own' : 'their own';
      if (number === 'many' && at === 0) return 'their own';
    }
    return null;
  },
  examples: [
    ['We should make an own query for each report.', 'We should make our own query for each report.'],
    ['Every plugin has to make an own query.', 'Every plugin has to make its own query.'],
    ['Users want an own folder.', 'Users want their own folder.'],
  ],
  counterExamples: ['It was an own goal.', 'We have our own query.', 'an own-brand product'],
};
