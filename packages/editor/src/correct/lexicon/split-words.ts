/** Words that are written in two where one is meant, and the other way round, each with the place that tells. */
export const SPLIT_WORDS: readonly (readonly [string, string])[] = [
  [
    String.raw`(?<=\b(?:for|in|after|quite) )awhile(?=[.,;!?\n]|$| (?:now|and|but|before|because|until|to|ago|already|when)\b)`,
    'a while',
  ],
  [
    String.raw`(?<=\b(?:deploy|it|run|runs|happens|meet|fails|them|work|works|used|use|this|that) )everyday(?=[.,;!?\n]|$)`,
    'every day',
  ],
  [
    String.raw`some one(?= (?:is|has|can|who|knows?|else|should|will|uses?|wants?|needs?|could|was|must|to)\b)`,
    'someone',
  ],
  [String.raw`every one(?= (?:else|who|knows?|agrees?|wants?|uses?)\b)`, 'everyone'],
  [String.raw`any one(?= (?:else|who|knows?|have|has)\b)`, 'anyone'],
  [
    String.raw`(?<=(?:^|\n|[.!?,] |\b(?:it|that|and|but|which|we|they) ))some times(?= (?:it|the|they|we|i|fails?|is|are|takes?|works?|crash(?:es)?|get|gets|see)\b|,)`,
    'sometimes',
  ],
  [
    String.raw`some thing(?= (?:is|was|that|else|like|in|about|we|you|i|to|wrong|has|can|went)\b|[.,;!?\n]|$)`,
    'something',
  ],
  [String.raw`any thing(?= (?:is|that|else|like|in|about|we|you|i|to|wrong|can)\b|[.,;!?\n]|$)`, 'anything'],
  [
    String.raw`every thing(?= (?:is|was|that|else|works|worked|in|about|we|you|i|has|went)\b|[.,;!?\n]|$)`,
    'everything',
  ],
  [
    String.raw`with out(?= (?:the|an?|any|it|this|that|our|your|errors?|problems?|[a-z]{3,12}ing)\b)`,
    'without',
  ],
  [
    String.raw`(?<=\b(?:look|looks|looked|looking|put|puts|putting|add|adds|added|move|moves|moved|moving|copy|copied|paste|pasted|turn|turns|turned|convert|converted|split|merge|merged|merging|get|gets|got|run|runs|ran|running|insert|inserted|load|loaded|inject|injected|write|writes|written|save|saved|came|come|goes|went|go) (?:(?:it|them|this|that|(?:the|an?|our|this) [a-z]{2,20}) )?)in to(?= (?:the|an?|it|our|my|your|its|their|this|that|these|two|three|one|several|separate|main|master|production|memory)\b)`,
    'into',
  ],
  [
    String.raw`(?<=\b(?:needs?|needed|have|has|had|wants?|wanted|going|able|how|try|nothing|something|left) )todo(?= (?:the|this|it|that|these|an?|so|with|some|all|is)\b|[.,;!?\n]|$)`,
    'to do',
  ],
];
