import { upperFirst } from '../../../first-letter.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** "alle fünf minuten", "um zehn uhr": what a number or "alle" counts is a noun. */
export const unitCapital: ProseRule = {
  id: 'grammar/german-unit-capital',
  category: 'grammar',
  message: 'Auch Einheiten sind Substantive und werden großgeschrieben.',
  pattern:
    /(?<=(?<![\p{L}\p{N}_-])(?:\d{1,6}(?:[.,:]\d{1,3})?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|hundert|tausend|paar|mehrere|mehreren|einige|einigen|wenige|wenigen|pro|jede|jeden) )(?:sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|uhr|euro|prozent|grad)(?![\p{L}\p{N}_-])/gu,
  replace: ([unit]) => upperFirst(unit),
  examples: [
    ['Er misst alle fünf minuten.', 'Er misst alle fünf Minuten.'],
    ['Um zehn uhr sind es 20 grad.', 'Um zehn Uhr sind es 20 Grad.'],
  ],
  counterExamples: ['Alle fünf Minuten.', 'in 3 tagelangen Tests', 'Es tagt jede Woche.'],
};
