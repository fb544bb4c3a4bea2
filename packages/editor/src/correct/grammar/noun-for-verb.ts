import type { ProseRule } from '../prose-rule.ts';

/** Nouns written for the verbs they are of, and the other way round. */
const VERB_OF: Readonly<Record<string, string>> = {
  complaint: 'complain',
  response: 'respond',
  advice: 'advise',
  proof: 'prove',
  belief: 'believe',
  analysis: 'analyze',
  choice: 'choose',
  success: 'succeed',
  failure: 'fail',
  loss: 'lose',
  growth: 'grow',
  description: 'describe',
  explanation: 'explain',
  comparison: 'compare',
};

const NOUN_OF: Readonly<Record<string, string>> = {
  complains: 'complaints',
  complain: 'complaint',
  responds: 'responses',
  fails: 'failures',
};

/** "They will complaint again", "a lot of complains". */
export const nounForVerb: ProseRule = {
  id: 'grammar/noun-for-verb',
  category: 'grammar',
  message: 'The noun and the verb are written in different ways.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:will|would|can|could|should|must|may|might|don['’]t|doesn['’]t|didn['’]t|won['’]t|can['’]t|(?:want|need|have|had|has|try|able|going) to) |\b(?:users|customers|people|clients|they|we|i) (?=complaint (?:that|about)))(${Object.keys(VERB_OF).join('|')})(?=[.,;!?\n]|$| (?:about|that|the|this|it|them|how|if|when|again|anymore|because|to|why|which|between|our|your|all|any|an?)(?![\p{L}'’-]))|(?<=\b(?:lots? of|many|some|any|more|few|several|no|these|those|our|their|got|get|receive[ds]?) )(${Object.keys(NOUN_OF).join('|')})(?=[.,;!?\n]|$| (?:about|from|that|because|of|in|on|by|when|and|this|last)(?![\p{L}'’-]))`,
    'giu',
  ),
  replace: ([, noun, verb]) =>
    (noun === undefined ? NOUN_OF[verb?.toLowerCase() ?? ''] : VERB_OF[noun.toLowerCase()]) ?? null,
  examples: [
    ['They will complaint again.', 'They will complain again.'],
    ['We got a lot of complains about it.', 'We got a lot of complaints about it.'],
    ["The API doesn't response anymore.", "The API doesn't respond anymore."],
    ['I can proof that it works.', 'I can prove that it works.'],
  ],
  counterExamples: [
    'The will analysis is done.',
    'They complain about it.',
    'It waits until the user responds.',
    'It can fail, and some fail.',
    'May advice help?',
    'No complaint will do.',
  ],
};
