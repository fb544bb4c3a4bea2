import { baseOfParticiple, simplePastOf } from '../lexicon/participles.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "nothing is happened", "the error was appeared": what happens by itself has no passive. */
export const beHappened: ProseRule = {
  id: 'grammar/be-happened',
  category: 'grammar',
  message: 'This verb has no passive.',
  pattern:
    /\b(is|are|was|were)((?: (?:not|also|already|just|never|suddenly))?) (happened|appeared|disappeared|occurred|existed|arisen|vanished)(?= (?:on|in|at|when|after|before|since|during|for|again|to|because|and|but|yesterday|today|last|twice|once|with|while|only)\b|[.,;!?)\n]|$)/giu,
  replace: ([, be = '', adverb = '', participle = '']) => {
    if (/^is$/i.test(be)) return `has${adverb} ${participle}`;
    if (/^are$/i.test(be)) return `have${adverb} ${participle}`;
    if (/not|never/i.test(adverb))
      return /not/i.test(adverb) ? `did not ${baseOfParticiple(participle)}` : null;
    return `${adverb.trimStart()} ${simplePastOf(baseOfParticiple(participle) ?? '') ?? participle}`.trimStart();
  },
  examples: [
    ['I tried it and nothing is happened.', 'I tried it and nothing has happened.'],
    ['The error was appeared after the update.', 'The error appeared after the update.'],
    ['The problems are occurred on Monday.', 'The problems have occurred on Monday.'],
  ],
  counterExamples: [
    'It has happened before.',
    'What happened is known.',
    'We know what is happening.',
    'It had never occurred to us.',
  ],
};
