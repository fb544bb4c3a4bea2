import type { ProseRule } from '../prose-rule.ts';

export const comparative: ProseRule = {
  id: 'grammar/comparative',
  category: 'grammar',
  message: 'A comparative takes no "more".',
  pattern:
    /\bmore (?=(?:faster|slower|better|worse|bigger|smaller|larger|easier|harder|simpler|cheaper|safer|higher|lower|longer|shorter|cleaner|quicker|stronger|newer|older)\b)/giu,
  replace: ([more]) => (more?.startsWith('M') ? null : ''),
  examples: [['it is more faster', 'it is faster']],
  counterExamples: ['no more slow builds', 'it is more fast-paced', 'even faster'],
};
