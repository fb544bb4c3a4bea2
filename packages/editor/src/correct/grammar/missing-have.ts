import type { ProseRule } from '../prose-rule.ts';

/** "We seen this before". */
export const missingHave: ProseRule = {
  id: 'grammar/missing-have',
  category: 'grammar',
  message: 'A participle needs "have" before it.',
  pattern:
    /(?<!\b(?:have|has|had|having|(?:have|has|had)n['’]t|not|be|been|are|were|get|got|or|and i|let) )\b(i|we|they|you) ((?:already|never|just|also|recently|always|only) )?(seen|done|been|gone)(?= [a-z])(?!['’-])|(?<=(?:^|\n|[.!?] |\b(?:because|but|that|and|what|as) ))(i|we|they|you) (taken|written|broken|chosen|forgotten|given|thrown|stolen|driven)(?= (?:the|an?|this|that|it|to|some|many|several|all|our|in|on|with|before)\b)/giu,
  replace: ([, subject, adverb = '', participle, other, taken]) =>
    participle === undefined ? `${other} have ${taken}` : `${subject} have ${adverb}${participle}`,
  examples: [
    ['We seen this before.', 'We have seen this before.'],
    ['It is a bug we already seen twice.', 'It is a bug we have already seen twice.'],
  ],
  counterExamples: [
    'Have you seen this?',
    "Haven't we already seen it?",
    'I know how we been-counters work.',
    'We have seen this.',
  ],
};
