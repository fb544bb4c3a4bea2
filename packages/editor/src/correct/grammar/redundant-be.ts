import type { ProseRule } from '../prose-rule.ts';

const DO: Readonly<Record<string, string>> = { is: 'does', are: 'do', was: 'did', were: 'did' };

/** "I am agree", "it is depends". */
export const redundantBe: ProseRule = {
  id: 'grammar/redundant-be',
  category: 'grammar',
  message: 'No "be" stands before another verb in its own form.',
  pattern:
    /(?<= )(is|are|was|were)(?: not|n['’]t) (exist|happen|appear|depend|belong|know|contain|respond|work|load|start|show|support|return|match)(?= (?:in|on|by|to|when|with|from|the|an?|any|for|anymore)\b|[.,;!?\n]|$)|(?<=\b(?:will|would|can|could|may|might|should) )be (?=(?:decrease|increase|happen|exist|depend|become|appear|disappear|grow|land|occur)(?: (?:in|on|by|to|when|with|from|safely|for|faster)\b|[.,;!?\n]|$))|(?<=[a-z]{2} )(?:(is)|are) (depend|belong|consist|exist|occur|happen)(?= (?:on|to|of|in|when|with|for|only)\b|[.,;!?\n]|$)|(?<=\b(?:we|they|you|[a-z]{3,20}s))(?: are|['’]re) (?=(?:keep [a-z]{2,14}ing|(?:plan|want|need|hope|expect|intend|prefer) to [a-z]|use (?!cases?\b)[A-Z]))|\b(?:(i|we|you|they)(?: am| are|['’](?:m|re)) (agree)|(it|this|that)(?: is|['’]s) (depends|works|happens|seems|means|looks|contains|fails|needs|requires|returns(?! to)))(?= (?:with|on|to|that|the|an?|like|when|because|fine|only|again)\b|[.,;!?\n]|$)/giu,
  replace: ([whole, be, denied, singular, base, person, agree, thing, verb]) => {
    if (denied !== undefined) return `${DO[be?.toLowerCase() ?? '']} not ${denied}`;
    if (/^be $/i.test(whole)) return '';
    if (/^(?: are|['’]re) $/i.test(whole)) return ' ';
    if (base !== undefined) return singular === undefined ? base : `${base}s`;
    return person === undefined ? `${thing} ${verb}` : `${person} ${agree}`;
  },
  examples: [
    ['I am agree with this.', 'I agree with this.'],
    ['The user is not exist in it.', 'The user does not exist in it.'],
    ["It isn't work on my machine.", 'It does not work on my machine.'],
    ["We're plan to migrate.", 'We plan to migrate.'],
    ['The pods are keep restarting.', 'The pods keep restarting.'],
    ['The job is depend on it.', 'The job depends on it.'],
    ['The load will be decrease in May.', 'The load will decrease in May.'],
    ['It is depends on the load.', 'It depends on the load.'],
  ],
  counterExamples: [
    'What we need are plans to grow.',
    'They are use cases.',
    'I am agreed',
    'it is needs-based',
    'it works',
  ],
};
