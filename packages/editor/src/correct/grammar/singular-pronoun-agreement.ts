import type { ProseRule } from '../prose-rule.ts';

export const singularPronounAgreement: ProseRule = {
  id: 'grammar/singular-pronoun-agreement',
  category: 'grammar',
  message: 'The verb agrees with a singular subject.',
  pattern:
    /\b(he|she|it|this|that|everyone|everybody|someone|nobody|everything|nothing) (don['’]?t|do not|haven['’]?t|have been|(?<=(?:one|body|thing) )(?:are|were|aren['’]t|weren['’]t))(?![\p{L}'’])/giu,
  replace: ([, pronoun, verb = ''], { prose, from }) => {
    const before = prose.slice(Math.max(0, from - 24), from);
    // "variables that use it do not move"
    if (/\b(?:that|which|who) [a-z]+ $/i.test(before)) return null;
    if (
      /\b(?:could|should|would|must|might|may|will|to|can|did|does|do|make|let|users|that|which|and|or|of|like)(?:n['’]t)? $/i.test(
        before,
      )
    )
      return null;
    if (
      /^(?:this|that)$/i.test(pronoun ?? '') &&
      !/(?:^|[.!?,]\s|\n|\b(?:but|because|so|and) )$/i.test(before)
    )
      return null;
    return `${pronoun} ${verb.replace(/^do/i, 'does').replace(/^have/i, 'has').replace(/^are/i, 'is').replace(/^were/i, 'was').replace(/nt$/, "n't")}`;
  },
  examples: [
    ["it don't start", "it doesn't start"],
    ['Everyone are waiting.', 'Everyone is waiting.'],
    ['she have been on call', 'she has been on call'],
  ],
  counterExamples: [
    "users like it don't they",
    "the users of it don't care",
    'variables that use it do not move',
    'it must have been late',
    'it could have been worse',
  ],
};
