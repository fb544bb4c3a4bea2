import type { ProseRule } from '../../../correct/prose-rule.ts';
import { likePlace } from './like-place.ts';

/** "I would like to kindly request that you please send it": one "please" asks for it. */
export const askedPolitely: ProseRule = {
  id: 'improve/asked-politely',
  category: 'style',
  message: '"Please" asks for it in fewer words.',
  pattern:
    /(?<=^|\n|[.!?,] {1,2})i(?: would|['’]d) (?:(?:really|very much) )?(?:like to|want to) (?:(?<asks>(?:kindly |politely )?(?:ask|request)(?: (?:that )?you)?(?: to)?(?: please| kindly)*)|(?:kindly |politely )?(?:ask|request)(?: you)? (?:if|whether) (?<could>you could)(?: please| kindly)*) (?!if\b|whether\b|for\b|the\b|an?\b|that\b|about\b|which\b|you\b|to\b|some\b|your\b)(?=\p{Ll}{2,20} )/giu,
  replace: ({ 0: written, groups }, { prose, from }) => {
    if (groups?.['could'] !== undefined) return `${likePlace('Could', written, prose, from)} you please `;
    return /\byou\b/iu.test(groups?.['asks'] ?? '') ? `${likePlace('Please', written, prose, from)} ` : null;
  },
  examples: [
    ['I would like to kindly request that you please send it to us.', 'Please send it to us.'],
    ['Dear team, I would like to ask you to restart it.', 'Dear team, please restart it.'],
    ['I would like to ask you to restart it.', 'Please restart it.'],
    ['I would like to kindly ask you if you could please provide it.', 'Could you please provide it.'],
  ],
  counterExamples: [
    'I would like to request access.',
    'I would like to ask about it.',
    'I would like to ask you if it is done.',
    'I would like to request that the port be opened.',
  ],
};
