import type { ProseRule } from '../prose-rule.ts';

export const looseLose: ProseRule = {
  id: 'grammar/loose-lose',
  category: 'grammar',
  message: 'What is lost one loses; "loose" is not tight.',
  pattern:
    /\b((?:we|they|i|you|users|customers|people|to|will|would|could|might|can|may|not|don['’]t|never) )(loose|loosing)(?= (?:the|our|my|your|their|there|its|all|some|any|data|about|a|an|money|time|connection|connections|messages|events|requests|track|access|it|them|even|this|that|\d|Qx)(?![\p{L}-]))/giu,
  replace: ([, subject, verb = '']) => `${subject}${verb.replace('oo', 'o')}`,
  examples: [
    ['they will loose there data', 'they will lose there data'],
    ['we loose about an hour a day', 'we lose about an hour a day'],
  ],
  counterExamples: ['a loose end', 'we loosened the limits', 'keep it loose'],
};
