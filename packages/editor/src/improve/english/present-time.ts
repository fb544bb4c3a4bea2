import { likeFirst } from '../../correct/lexicon/clause.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';

/** "At this point in time we cannot": before its sentence it is "currently", which "now" is not: that would tell of a change. */
export const presentTime: ProseRule = {
  id: 'improve/present-time',
  category: 'style',
  message: 'Fewer words say the same.',
  pattern:
    /(?<=^|\n|[.!?] {1,2})at (?:this (?:point|moment) in time|the present (?:time|moment(?: in time)?)),? (?=\p{L})/giu,
  replace: ([written]) => `${likeFirst('currently', written)}, `,
  examples: [
    ['At this point in time we cannot scale.', 'Currently, we cannot scale.'],
    ['at the present moment in time, it is down', 'currently, it is down'],
  ],
  counterExamples: ['At this point it is open.', 'At present we wait.'],
};
