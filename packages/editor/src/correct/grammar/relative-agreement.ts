import type { ProseRule } from '../prose-rule.ts';

const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** "a person who are", "people that is": persons only, as the clause may belong to a noun further back otherwise. */
export const relativeAgreement: ProseRule = {
  id: 'grammar/relative-agreement',
  category: 'grammar',
  message: 'The verb of a relative clause agrees with the noun before it.',
  pattern:
    /(?<!\b(?:of|and|or|with|between) )\b((?:an?|every|each|another|any) (?:[a-z]{3,14} )?(?:person|man|woman|child|student|teacher|user|customer|developer|employee|scientist|friend|someone) who) (are|were|have|do)\b|\b((?:people|men|women|children|students|teachers|customers|developers|employees|scientists) (?:who|that)) (is|was|has|does)(?![\p{L}'’-]|,)/giu,
  replace: ([, one, wrong = '', many, wrongOfMany = '']) =>
    one === undefined
      ? `${many} ${PLURAL[wrongOfMany.toLowerCase()]}`
      : `${one} ${SINGULAR[wrong.toLowerCase()]}`,
  examples: [
    ['We need a person who are capable.', 'We need a person who is capable.'],
    ['There are people that is often late.', 'There are people that are often late.'],
  ],
  counterExamples: [
    'one of the people who are here',
    'a group of a person who are',
    'for people, that is, us',
  ],
};
