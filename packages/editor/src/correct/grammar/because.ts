import type { ProseRule } from '../prose-rule.ts';

const CLAUSE =
  /\b(?:is|are|was|were|has|had|isn['’]t|wasn['’]t|doesn['’]t|didn['’]t|can['’]t|keeps?|fails?|failed|broke|went)\b/i;

export const because: ProseRule = {
  id: 'grammar/because',
  category: 'grammar',
  message: '"Cause" stands for "because" here.',
  pattern:
    /(?<![\p{L}-])(?<!\b(?:the|a|root|main|real|likely|possible|usual|common|typical|actual|exact|true|underlying|first|second|other|single|biggest|major|frequent|known|original|obvious|direct|immediate|primary|ultimate|different|this|that|its|no|may|can|could|will|would|might|to|not|and|or|which|must|it|they|does|did|only|also|probably|usually|often|sometimes|changes|bugs|errors|timeouts|retries|requests) )['’]?cause (?=(?:we|i|it|it['’]?s|they|you|he|she|there|nobody|somebody|someone|otherwise|of the|of a|the|our|this|that) )/giu,
  replace: ([word = ''], { prose, from }) => {
    const after = prose.slice(from + word.length, from + word.length + 80).split(/[.,;!?\n]/, 1)[0] ?? '';
    // "cause the page to crash" is the verb; a clause has a verb of its own
    if (/^(?:the|our|this|that) /i.test(after) && (!CLAUSE.test(after) || /\bto [a-z]/.test(after)))
      return null;
    // "original error cause of the message": a noun, where nothing is told before it
    const said =
      prose
        .slice(Math.max(0, from - 80), from)
        .split(/[.!?\n]/)
        .at(-1) ?? '';
    if (/^of /i.test(after) && !CLAUSE.test(said) && !/\b(?:it|we|i|they|you)\b/i.test(said)) return null;
    return /^['’]?C/.test(word) ? 'Because ' : 'because ';
  },
  examples: [
    ['it fails cause we never close it', 'it fails because we never close it'],
    ["it is slow 'cause of the lock", 'it is slow because of the lock'],
  ],
  counterExamples: [
    'the root cause of the outage',
    'You see that the most usual cause of the alert is one that we keep.',
    'these changes cause it to fail',
    'nobody knows the cause, it seems',
    'the field: original error cause of the message',
    'bugs cause the page to crash',
  ],
};
