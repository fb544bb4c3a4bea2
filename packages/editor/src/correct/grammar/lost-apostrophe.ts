import type { ProseRule } from '../prose-rule.ts';

/** What is left of a contraction where a space stands for its apostrophe: "i m", "don t", "we ve". */
export const lostApostrophe: ProseRule = {
  id: 'grammar/lost-apostrophe',
  category: 'grammar',
  message: 'An apostrophe joins the two parts of a contraction.',
  pattern:
    /(?<!(?:\b(?:the|an?|for|with|of|by|in) |[\p{N}'’.,=*+/-]))\b(i|you|we|they) (m|re|ve|ll)(?= [a-z]{2,})|\b((?:do|does|did|is|was|are|were|has|have|had|wo|would|could|should|ca)n) t(?= [a-z]{2,})/giu,
  replace: ([, subject, verb = '', negated]) => {
    if (negated !== undefined) return `${negated}'t`;
    const isFirst = /^i$/i.test(subject ?? '');
    if (isFirst ? verb === 're' : verb === 'm') return null;
    return `${isFirst ? 'I' : subject}'${verb.toLowerCase()}`;
  },
  examples: [
    ['The job don t start.', "The job don't start."],
    ['That is why. We ve seen it.', "That is why. We've seen it."],
  ],
  counterExamples: ['for i, m in pairs', 'They re-run it.', 'the i m grid', "we've seen it"],
};
