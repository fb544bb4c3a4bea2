import { likeFirst } from '../../../correct/lexicon/clause.ts';
import type { ProseRule } from '../../../correct/prose-rule.ts';

/** "The reason for this is because" says the reason twice. */
export const reason: ProseRule = {
  id: 'improve/reason',
  category: 'style',
  message: 'The reason is told twice.',
  pattern:
    /(?<=^|\n|[.!?] {1,2})the (?:main )?reason (?:(?<this>for (?:this|that)|behind (?:this|that)|(?:why )?this (?:happens|is))|(?<noun>(?:for|behind) (?:this|that|the) \p{Ll}{3,20})|(?:why )?i(?: am|['’]m) (?<doing>\p{Ll}{2,14}ing)) is (?:because of the fact that|due to the fact that|because(?<of> of)?(?= )|the fact that|due to(?= ))/giu,
  replace: ({ 0: written, groups }) => {
    const { this: pointed, noun, doing, of = '' } = groups ?? {};
    const isNoun = / due to$/u.test(written) || of !== '';
    if (doing !== undefined) return isNoun ? null : `I am ${doing} because`;
    if (noun !== undefined) return isNoun ? null : `${written.slice(0, 4)}reason ${noun} is that`;
    const told = /happens/u.test(pointed ?? '') ? 'this happens' : 'this is';
    return `${likeFirst(told, written)} because${isNoun ? ' of' : ''}`;
  },
  examples: [
    ['The reason for this is because it has no index.', 'This is because it has no index.'],
    [
      'The reason for this change is due to the fact that it fails.',
      'The reason for this change is that it fails.',
    ],
    ['The reason why this happens is because of the proxy.', 'This happens because of the proxy.'],
    ['The reason I am asking is because we move.', 'I am asking because we move.'],
  ],
  counterExamples: ['The reason for the delay is that the disk is full.', 'The reason is unclear.'],
};
