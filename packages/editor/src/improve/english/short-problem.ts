import type { ProseRule } from '../../correct/prose-rule.ts';

/** "prob" is "probably" before what is said, and "problem" behind an article. */
export const shortProblem: ProseRule = {
  id: 'improve/short-problem',
  category: 'style',
  message: 'Chat shorthand is written out.',
  pattern:
    /(?<=\b(?:the|a|same|this|that|no|another|one|main|only|big|real) )prob(?=[.,;!?\n]|$| (?:is|was|with|again|in|on|for|here|now)\b)|(?<![\p{L}\p{N}_-])prob(?= (?:because|bc|cause|cuz|not|just|need|needs|should|has|have|is|a|the|some|caused|due|only|best|better|fine|ok)\b)/giu,
  replace: ([word = ''], { prose, from }) =>
    /\b(?:the|a|same|this|that|no|another|one|main|only|big|real) $/i.test(
      prose.slice(Math.max(0, from - 10), from),
    )
      ? `${word}lem`
      : `${word}ably`,
  examples: [
    ['it is slow, prob because of the lock', 'it is slow, probably because of the lock'],
    ['we have the same prob again', 'we have the same problem again'],
  ],
  counterExamples: ['prob = 0.5', 'the prob-table'],
};
