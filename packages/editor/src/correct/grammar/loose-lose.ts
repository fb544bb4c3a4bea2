import type { ProseRule } from '../prose-rule.ts';

export const looseLose: ProseRule = {
  id: 'grammar/loose-lose',
  category: 'grammar',
  message: 'What is lost one loses; "loose" is not tight.',
  pattern:
    /\b((?:we|they|i|you|users|customers|people|to|will|would|could|might|can|may|must|should|always|often|sometimes|either|not|don['’]t|never) )(loose|loosing)(?= (?:the|our|my|your|their|there|its|all|some|any|data|about|a|an|money|time|connection|connections|messages|events|requests|track|access|it|them|even|this|that|both|each|every|more|two|nothing|everything|\d|Qx)(?![\p{L}-]))|(?<=\b(?:the|this|our|your|every|each|an?) )([a-z]{3,20}) loose (?=(?:the|its|their|his|her|our|your|all|some|any|data|track|access|about) [a-z])/giu,
  replace: ([, subject, verb = '', noun = '']) => {
    if (subject !== undefined) return `${subject}${verb.replace('oo', 'o')}`;
    return `${noun} ${/[^su]s$/i.test(noun) ? 'lose' : 'loses'} `;
  },
  examples: [
    ['they will loose there data', 'they will lose there data'],
    ['we loose about an hour a day', 'we lose about an hour a day'],
    ['The tokenizer loose the last sign.', 'The tokenizer loses the last sign.'],
  ],
  counterExamples: [
    'a loose end',
    'we loosened the limits',
    'keep it loose',
    'a very loose the',
    'Turn the screw loose and lift it.',
  ],
};
