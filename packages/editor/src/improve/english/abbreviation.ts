import type { ProseRule } from '../../correct/prose-rule.ts';

const POINTED: Readonly<Record<string, string>> = {
  eg: 'e.g.',
  ie: 'i.e.',
  'e.g': 'e.g.',
  'i.e': 'i.e.',
  etc: 'etc.',
  etcetera: 'etc.',
};

export const abbreviation: ProseRule = {
  id: 'improve/abbreviation',
  category: 'style',
  message: 'This abbreviation takes full stops.',
  pattern: /(?<![\p{L}\p{N}_.-])(?:eg|ie|e\.g|i\.e|etc|etcetera)(?![\p{L}\p{N}_.(/-])/gu,
  replace: ([word = '']) => POINTED[word] ?? null,
  examples: [
    ['tools, eg redis', 'tools, e.g. redis'],
    ['logs, traces etc are kept', 'logs, traces etc. are kept'],
  ],
  counterExamples: ['e.g. this', '/etc/hosts', 'all logs etc.'],
};
