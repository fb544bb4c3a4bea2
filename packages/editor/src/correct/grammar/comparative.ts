import type { ProseRule } from '../prose-rule.ts';

export const comparative: ProseRule = {
  id: 'grammar/comparative',
  category: 'grammar',
  message: 'A comparative or superlative takes no "more" or "most".',
  pattern:
    /\bmore (?=(?:faster|slower|better|worse|bigger|smaller|larger|easier|harder|simpler|cheaper|safer|higher|lower|longer|shorter|cleaner|quicker|stronger|newer|older|healthier|happier|stricter|deeper|wider)\b)|(?<=\b(?:the|our|my|your|their|his|her|its) )most (?=(?:best|worst|fastest|slowest|biggest|smallest|largest|easiest|hardest|simplest|cheapest|safest|highest|lowest|longest|shortest|cleanest|quickest|strongest|newest|oldest|latest)\b)/giu,
  replace: ([more]) => (more?.startsWith('M') ? null : ''),
  examples: [
    ['it is more faster', 'it is faster'],
    ['the most easiest way', 'the easiest way'],
  ],
  counterExamples: ['no more slow builds', 'it is more fast-paced', 'even faster', 'in most best practices'],
};
