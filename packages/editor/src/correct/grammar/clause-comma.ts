import type { ProseRule } from '../prose-rule.ts';

const AUXILIARY =
  "is|are|was|were|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|can|can['’]?t|cannot|could|will|won['’]?t|would|should|must|may|might|has|have|had|need|needs|want|wants|think|got|get";

/**
 * A clause of consequence with a subject of its own ("so we wait"), a clause about all that was said ("which means"), and what
 * "especially" singles out.
 */
export const clauseComma: ProseRule = {
  id: 'grammar/clause-comma',
  category: 'punctuation',
  message: 'A comma stands before a clause that is added to a whole one.',
  pattern: new RegExp(
    String.raw`(?<=[a-z]{2} [a-z'’]{1,20} (?!(?:and|or|but|if|do|does|did|think|say|said|hope|just|even|not|is|are|was|be|that|by|in|on|of|for|to|at|with|from)\b)[a-z'’]{2,20})(?: so(?= (?:we|i|they|you|he|she|it|there|please) (?!can\b|could\b)(?:${AUXILIARY})(?![\p{L}'’-]))| which(?= (?:means?|meant|is (?:why|not|very|what|how|really)|makes it|made it)\b)| especially(?= (?:when|if|in|for|because|since|with|at|on|the)\b))`,
    'giu',
  ),
  replace: ([words]) => `,${words}`,
  examples: [
    ['the old disk is full so we need a new one', 'the old disk is full, so we need a new one'],
    [
      'it keeps all the logs which means that it is slow',
      'it keeps all the logs, which means that it is slow',
    ],
    ['we see many errors especially when it is late', 'we see many errors, especially when it is late'],
  ],
  counterExamples: [
    'do it so that we can see',
    'turn off your machine so you can log in again',
    'the way in which it is done',
    'I think so we are done',
    'and so we wait',
    'the one that is the one which',
  ],
};
