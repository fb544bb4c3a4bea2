import type { ProseRule } from '../prose-rule.ts';

/** The pronoun "I", unless it is a loop variable. */
export const loneI: ProseRule = {
  id: 'grammar/lone-i',
  category: 'grammar',
  message: 'The pronoun "I" is written with a capital.',
  pattern:
    /(?<![\p{L}\p{N}._'’/=-])(?<!\b(?:for|variable|index|let|int|var|const|where) )i(?=['’](?:m|ve|ll|d)\b|[ ,;!?](?! ?[=<>+]))(?!, [jkn]\b)/gu,
  // "_i_ is a number": in other type it is a variable
  replace: (_, { prose, from, isWhole }) =>
    isWhole(prose[from - 1] === ' ' ? from - 1 : from, from + 2) ? 'I' : null,
  examples: [
    ['when i log in, it fails', 'when I log in, it fails'],
    ["i'm sure", "I'm sure"],
  ],
  counterExamples: [
    'for i in the range',
    'i.e. this one',
    'where i = 0',
    'Here _i_ is a number.',
    'the indices i, j',
    'the (i) and (ii) cases',
  ],
};
