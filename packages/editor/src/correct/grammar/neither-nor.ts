import type { ProseRule } from '../prose-rule.ts';

/** "Neither the gateway or the service". */
export const neitherNor: ProseRule = {
  id: 'grammar/neither-nor',
  category: 'grammar',
  message: '"Neither" goes with "nor".',
  pattern:
    /\b(neither (?!of )(?:(?!(?:or|nor|of|and|but|which|that|is|are|was|were|has|have|do|does|did|can|will)\b)[\p{L}\p{N}_'’-]{1,24} ){1,5})or(?= \p{L})/giu,
  replace: ([, before]) => `${before}nor`,
  examples: [
    ['Neither the gateway or the service limits it.', 'Neither the gateway nor the service limits it.'],
    ['It is neither fast or safe.', 'It is neither fast nor safe.'],
  ],
  counterExamples: [
    'Neither of them or us is right.',
    'Neither A nor B or C is set.',
    'Neither is set, or both are.',
  ],
};
