/** Words that sound alike, with the place where only one of them can stand. The word is looked for first: what stands before takes longer to read. */
export const HOMOPHONES: readonly (readonly [string, string])[] = [
  // what is stopped is driven or turned
  [
    String.raw`brake(?<=\b(?:build|builds|loop|loops|tests?|connections?|pipeline|change|changes|update|updates|upgrade|release|deploy|deployment|migration|link|links|parser|layout|page|api|app|code|client|clients|site) (?:(?:will|would|can|could|may|might|should|must|does|did)(?: not| always| never| also)?|won['’]t|wouldn['’]t|can['’]t|cannot|doesn['’]t|didn['’]t|shouldn['’]t) brake)(?= (?:the|our|your|my|all|every|everything|it|them|existing|after|when|if|because|again|in|on|with|for)\b|[.,;!?\n]|$)`,
    'break',
  ],
  [
    String.raw`threw(?<=(?<!\b(?:what|that|which|who) )\b(?:go|goes|went|gone|going|pass|passes|passed|come|comes|came|coming|get|gets|got|getting) threw)(?! (?:an?|the) (?:[a-z]+ )?(?:error|exception|fit|warning)\b)`,
    'through',
  ],
  // two finite verbs do not meet
  [
    String.raw`were(?<=\b(?:is|are|was) (?:not )?(?:exactly |right )?were)(?= (?:i|we|you|he|she|it|they|the)\b)`,
    'where',
  ],
  [
    String.raw`where(?<=(?:^|[.!?;,\n] ?|\b(?:but|and|because|that) )(?:all the|all|the|some|many|several|both|these|those|two|three|four|five|our|my|your) [a-z]{3,20}s where)(?= (?:not |still |all |also |already )?(?:missing|empty|gone|lost|late|slow|down|wrong|broken|fine|ok|okay|full|(?!(?:needed|required|applicable|specified|allowed|supported|used|appropriate|noted|indicated|marked|listed|stated|given)\b)[a-z]{3,15}ed)(?:[.,;!?\n]|$| (?:in|on|at|for|by|from|after|before|because|but|and)\b))`,
    'were',
  ],
  [
    String.raw`specially(?<=(?:^|\n|[,.;(] |\b(?:but|and) )(?:and )?specially)(?= (?:when|if|because|since|while|where|after|during|on|in|with|at)\b)`,
    'especially',
  ],
  // "the one what we send"
  [
    String.raw`what(?<=\b(?:(?:(?<=[a-z] )(?:is|are|was|were|be)|not|than|like|as|with|in|of|from|use|uses|using) (?:the )?(?:same )?(?:one|ones|thing|things)|(?:than|like|as|with|from|use|uses|using) (?:everything|anything|all)) what)(?= (?:i|we|you|they|he|she|it)\b)`,
    'that',
  ],
];
