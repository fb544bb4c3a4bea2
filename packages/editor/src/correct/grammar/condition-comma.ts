import type { ProseRule } from '../prose-rule.ts';

/** Words after which the clause goes on: no comma stands behind them. */
const GOES_ON =
  'then|that|which|who|whom|whose|what|how|where|when|if|and|or|but|because|as|than|the|a|an|to|of|for|with|in|on|at|by|from|into|like|is|are|was|were|be|do|does|did|can|could|will|would|should|may|might|must|has|have|had|not|so|think|thinks|thought|say|says|said|know|knows|believe|feel|hope|sure|why|whatever|everything|all|every|each|no|these|this|those|my|our|your|their|his|its|some|any|thing|things|way|moment|time|first|next|last|only|once|until|before|after|while|since|i|you|we|they|he|she|make|makes|let|lets|help|see|saw|want|wants';

const VERB =
  "can|will|would|should|must|have|has|had|need|could|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|didn['’]t|is|are|was|were|may|might|do|does|did|get|got|go|went|make|makes|made|feel|felt|become|became|want|wanted|think|like|take|takes|took|start|started|always|also|never|just|still";

/** "If you want a car you need …": the main clause begins with its pronoun and an auxiliary. Only in rough texts. */
export const conditionComma: ProseRule = {
  id: 'grammar/condition-comma',
  category: 'punctuation',
  message: 'A comma ends a clause that stands before its main clause.',
  pattern: new RegExp(
    String.raw`\b((?!(?:${GOES_ON})\b)[a-z]{2,20})(?= (?:(?:you|we|they|he|she|it|i|there) (?:${VERB})|(?:people|students|everyone|everybody|(?:the|this|these|those|my|our|your|their|his|her) [a-z]{3,14}) (?:will|would|should|must|can))\b)(?<=(?:^|\n|[.!?] |\b(?:and|but|so) )(?:if|when|because|although|though|since|while|as|after|before|once|unless|until|whenever) (?:you|we|they|he|she|it|i|the|a|an|people|someone|this|that|there|my|our|your|their|his|her|these|those|[a-z]{3,14}s) [^,.;:!?()\n]{2,60} [a-z]{2,20})`,
    'giu',
  ),
  replace: ([, word]) => `${word},`,
  examples: [
    ['If you want a token you need to log in.', 'If you want a token, you need to log in.'],
    ['When the disk is full the server will stop.', 'When the disk is full, the server will stop.'],
  ],
  counterExamples: [
    'If a section is found in the file then the software will load it.',
    'If the capacity (number of items we can add) is known, use it.',
    'If you see that it is slow, stop.',
    'When you know what you need to do, start.',
    'If it fails, you need to wait.',
  ],
};
