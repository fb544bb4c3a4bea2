import { isComparative } from '../lexicon/comparatives.ts';
import type { ProseRule } from '../prose-rule.ts';

export const comparative: ProseRule = {
  id: 'grammar/comparative',
  category: 'grammar',
  message: 'A comparative or superlative takes no "more" or "most".',
  pattern:
    /\bmore (easy|fast|slow|cheap|big|small|large|hard|safe|high|low|long|short|strong|quick|new|old|bad|good)(?=[.,;!?)\n]|$| (?:than|to|and|but|because|if|when|now)\b)|\b(?<!\b(?:many|no|few|even) )more (?=([a-z]{3,}er|worse)\b)|(?<=\b(?:the|our|my|your|their|his|her|its) )most (?=(?:best|worst|fastest|slowest|biggest|smallest|largest|easiest|hardest|simplest|cheapest|safest|highest|lowest|longest|shortest|cleanest|quickest|strongest|newest|oldest|latest)\b)/giu,
  replace: ([more, adjective, compared]) => {
    if (adjective !== undefined) return comparativeOf(adjective.toLowerCase());
    return more?.startsWith('M') || (compared !== undefined && !isComparative(compared.toLowerCase()))
      ? null
      : '';
  },
  examples: [
    ['it is more faster', 'it is faster'],
    ['Names should be more clearer.', 'Names should be clearer.'],
    ['It got more noisier and more stricter.', 'It got noisier and stricter.'],
    ['the most easiest way', 'the easiest way'],
    ['It is more easy to operate.', 'It is easier to operate.'],
  ],
  counterExamples: [
    'no more slow builds',
    'two more servers and one more server, with more power',
    'We need more paper, more water and more user feedback.',
    'It is more eager, more clever and more proper.',
    'It makes many more smaller queries.',
    'it is more fast-paced',
    'even faster',
    'in most best practices',
    'more long builds',
  ],
};

function comparativeOf(adjective: string): string {
  if (adjective === 'bad') return 'worse';
  if (adjective === 'good') return 'better';
  if (adjective === 'big') return 'bigger';
  return `${adjective.replace(/y$/, 'i').replace(/e$/, '')}er`;
}
