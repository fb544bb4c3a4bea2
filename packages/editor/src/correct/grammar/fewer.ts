import { singularOf } from '../lexicon/nouns.ts';
import { singularOfCounted } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "less errors", "the amount of requests": "Less files" with a capital, or beside "Sass", are of a language of that name. */
export const fewer: ProseRule = {
  id: 'grammar/fewer',
  category: 'grammar',
  message: 'What is counted is fewer, or a number.',
  pattern:
    /\b(?:((?:with|get|gets|got|has|have|had|need|needs|needed|use|uses|used|make|makes|made|cause|causes|see|sees|saw|sends?|sent|in|of|are|even|much|far|way|means?|takes?|requires?|returns?|shows?|contains?|produces?|for|and|or) )less((?: [a-z]{3,14})?) ([a-z]{3,15}s)|((?:[Tt]he|[Aa]n?|large|huge|small|high|same|big) )amount of (?:(?:failed|open|active|new|total|incoming|concurrent|pending|different|possible|parallel|invalid|unique|unread) )?([a-z]{3,15}s))(?=[.,;!?)\n]|$| (?:than|in|on|at|and|or|to|with|for|from|that|which|when|because|if|but|per|is|was|are|were|has|have|we|after|before|since|by|[a-z]{3,14}ed)\b)(?!-)/gu,
  replace: ([whole, before, modifier = '', noun = '', article, counted = '']) => {
    if (article !== undefined) return isCounted(counted) ? whole.replace('amount', 'number') : null;
    if (!isCounted(noun) || /(?:ing|ly|ed)$|^ (?:than|of|and|or|to|in)$/.test(modifier)) return null;
    return `${before}fewer${modifier} ${noun}`;
  },
  examples: [
    ['With it we get less errors than before.', 'With it we get fewer errors than before.'],
    ['The amount of failed payments doubled.', 'The number of failed payments doubled.'],
    ['The amount of requests doubled.', 'The number of requests doubled.'],
  ],
  counterExamples: [
    'It costs less than two servers.',
    'We compile Less files.',
    'It uses less memory.',
    'with less data loss',
    'the amount of data',
    'The amounts of both are equal.',
  ],
};

function isCounted(plural: string): boolean {
  return singularOfCounted(plural) !== undefined || singularOf(plural) !== undefined;
}
