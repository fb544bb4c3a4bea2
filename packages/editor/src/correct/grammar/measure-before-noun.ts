import { singularOf } from '../lexicon/nouns.ts';
import { singularOfCounted } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What lasts or reaches so long. */
const MEASURED =
  'trip|tour|ride|drive|walk|flight|break|pause|delay|outage|window|meeting|call|session|shift|course|training|trial|warranty|contract|lease|notice|deadline|delivery|period|interval|timeout|limit|wait|gap|stay|visit|shipment|test|run|cable|pipe|fence';

/** "A two hours trip": a measure before the noun it belongs to is in the singular, with a hyphen. */
export const measureBeforeNoun: ProseRule = {
  id: 'grammar/measure-before-noun',
  category: 'grammar',
  message: 'Before a noun, a measure stands in the singular and with a hyphen.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:an?|the|our|my|your|this|that) )(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) (seconds|minutes|hours|days|nights|weeks|months|years|meters|metres|miles|kilometers)['’]?(?= (?:${MEASURED})(?![\p{L}-]))`,
    'giu',
  ),
  replace: ([, count, unit = '']) => {
    const one = singularOf(unit.toLowerCase()) ?? singularOfCounted(unit.toLowerCase()) ?? unit.slice(0, -1);
    return `${count}-${one}`;
  },
  examples: [
    ['It is a two hours trip.', 'It is a two-hour trip.'],
    ['They gave us a three days deadline.', 'They gave us a three-day deadline.'],
  ],
  counterExamples: ['a two-hour trip', 'After the two days we left.'],
};
