import type { ProseRule } from '../prose-rule.ts';

export const lets: ProseRule = {
  id: 'grammar/lets',
  category: 'grammar',
  message: 'A proposal begins with "let\'s"; "lets" is what somebody allows.',
  pattern:
    /(?<=^|\n|[.!?] |\b(?:but|so|and),? )(L|l)ets (?=\p{Ll}{2,}(?![\p{L}-]))(?!(?:us|you|me|them|him|her|it|the|an?|our|your|users|people|anyone|everyone|developers|clients|this|that|both|each|any|all)\b)/gu,
  replace: ([, letter]) => `${letter}et's `,
  examples: [
    ['lets profile it first', "let's profile it first"],
    ['It is late, so lets not do it.', "It is late, so let's not do it."],
  ],
  counterExamples: ['Lets users pick a colour', 'it lets us wait', "let's go"],
};
