import type { ProseRule } from '../prose-rule.ts';

const RIGHT: readonly (readonly [RegExp, string])[] = [
  [/^depend/i, 'on'],
  [/^responsible$/i, 'for'],
  [/^similar$/i, 'to'],
  [/^consist/i, 'of'],
  [/^interested$/i, 'in'],
];

/** Verbs and adjectives that go with one preposition only. */
export const preposition: ProseRule = {
  id: 'grammar/preposition',
  category: 'grammar',
  message: 'This word goes with another preposition.',
  pattern:
    /\b(?:(depends?|depending|depended) (?:of|from)|(responsible) (?:of|to)(?= (?:the|an?|our|all|this|these|their|[a-z]{3,20}ing)\b)|(?<!thing )(similar) (?:with|than|as)(?= (?:the|an?|our|this|that|these|those|before|it)\b)|(consists?|consisting|consisted) (?:from|out of|by)|(interested) (?:on|about|for)(?= (?:the|an?|our|this|that|your|[a-z]{3,20}ing)\b))/giu,
  replace: ([...found]) => {
    const word = found.slice(1).find((part) => part !== undefined);
    const right = RIGHT.find(([pattern]) => word !== undefined && pattern.test(word));
    return word === undefined || right === undefined ? null : `${word} ${right[1]}`;
  },
  examples: [
    ['It depends of the region.', 'It depends on the region.'],
    ['We are responsible of the cluster.', 'We are responsible for the cluster.'],
    ['It is similar with the old one.', 'It is similar to the old one.'],
    ['It consists from parts.', 'It consists of parts.'],
  ],
  counterExamples: [
    'a dependent of the package',
    'it depends on the load',
    'responsible to me',
    'You can do something similar with a match.',
    'similar as they are',
  ],
};
