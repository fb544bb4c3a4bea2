import { likeFirst } from '../../../correct/lexicon/clause.ts';
import type { ProseRule } from '../../../correct/prose-rule.ts';

const ASK =
  '(?:let (?:me|us) know|contact (?:me|us)|reach out|ask(?: me| us)?|ping (?:me|us)|write(?: to)? (?:me|us)|message (?:me|us)|call (?:me|us)|get in touch(?: with (?:me|us))?|get back to (?:me|us))';

/** "Please feel free to let me know", "do not hesitate to contact me": asked once. What somebody is free to do otherwise stays. */
export const courtesy: ProseRule = {
  id: 'improve/courtesy',
  category: 'style',
  message: 'One word of courtesy is enough.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-])(?:please )?(?:feel free to(?: always| just)?|(?:do not|don['’]t) hesitate to) (?=${ASK}(?![\p{L}'’-]))|(?<=\b(?:could|can|would) you (?:please )?)be so kind (?:as )?to |(?<=\bplease )be so kind (?:as )?to `,
    'giu',
  ),
  replace: ([written]) => (/^be/iu.test(written) ? '' : `${likeFirst('please', written)} `),
  examples: [
    ['Please feel free to let me know.', 'Please let me know.'],
    ['Please do not hesitate to contact us.', 'Please contact us.'],
    ['If so, feel free to just ping me.', 'If so, please ping me.'],
    ['Could you please be so kind as to look at it?', 'Could you please look at it?'],
  ],
  counterExamples: ['Feel free to close this.', 'We do not hesitate to roll back.'],
};
