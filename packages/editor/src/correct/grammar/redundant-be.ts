import type { ProseRule } from '../prose-rule.ts';

/** "I am agree", "it is depends". */
export const redundantBe: ProseRule = {
  id: 'grammar/redundant-be',
  category: 'grammar',
  message: 'No "be" stands before another verb in its own form.',
  pattern:
    /(?<=\b(?:will|would|can|could|may|might|should) )be (?=(?:decrease|increase|happen|exist|depend|become|appear|disappear|grow|land|occur)(?: (?:in|on|by|to|when|with|from|safely|for|faster)\b|[.,;!?\n]|$))|(?<=[a-z]{2} )(?:(is)|are) (depend|belong|consist|exist|occur|happen)(?= (?:on|to|of|in|when|with|for|only)\b|[.,;!?\n]|$)|\b(?:(i|we|you|they)(?: am| are|['’](?:m|re)) (agree)|(it|this|that)(?: is|['’]s) (depends|works|happens|seems|means|looks|contains|fails|needs|requires|returns(?! to)))(?= (?:with|on|to|that|the|an?|like|when|because|fine|only|again)\b|[.,;!?\n]|$)/giu,
  replace: ([whole, singular, base, person, agree, thing, verb]) => {
    if (/^be $/i.test(whole)) return '';
    if (base !== undefined) return singular === undefined ? base : `${base}s`;
    return person === undefined ? `${thing} ${verb}` : `${person} ${agree}`;
  },
  examples: [
    ['I am agree with this.', 'I agree with this.'],
    ['The job is depend on it.', 'The job depends on it.'],
    ['The load will be decrease in May.', 'The load will decrease in May.'],
    ['It is depends on the load.', 'It depends on the load.'],
  ],
  counterExamples: ['I am agreed', 'it is needs-based', 'it works'],
};
