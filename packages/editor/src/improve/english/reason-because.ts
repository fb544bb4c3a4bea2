import type { ProseRule } from '../../correct/prose-rule.ts';

/** "The reason why it fails is because the disk is full" says the reason twice. */
export const reasonBecause: ProseRule = {
  id: 'improve/reason-because',
  category: 'style',
  message: '"Because" says that it is the reason.',
  pattern:
    /(?<=^|\n|[.!?] )(?<the>The|the) reason(?: why| that)? (?<first>[a-z])(?<rest>[^.,;:!?\n]{3,80}?) is (?:because|that) (?=(?:the|it|we|they|our|this|there|of|all|no|a|an)\b)/gu,
  replace: ({ groups }) => {
    const { the = '', first = '', rest = '' } = groups ?? {};
    // "the reason for the delay is because of": that names the reason by a noun
    if (/^(?:for|of|to|behind|is|was|given) /.test(`${first}${rest} `)) return null;
    return `${the === 'The' ? first.toUpperCase() : first}${rest} because `;
  },
  examples: [
    [
      'The reason why the build fails is because the cache is corrupt.',
      'The build fails because the cache is corrupt.',
    ],
  ],
  counterExamples: [
    'The reason for the delay is that the disk is full.',
    'The reason is that the disk is full.',
    'One reason it fails is that the disk is full.',
  ],
};
