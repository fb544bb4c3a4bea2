import { likeFirst } from '../../../correct/lexicon/clause.ts';
import type { ProseRule } from '../../../correct/prose-rule.ts';
import { upperFirst } from '../../../first-letter.ts';

const NAME = String.raw`(?:this|that|it|the|our|my)(?: (?!(?:is|does|did|basically|essentially|actually|really)\b)[\p{L}-]{2,20}){0,2}`;
const IDLE = '(?:basically |essentially |actually |really )?';
const TELLS =
  'see|notice|find|found|saw|noticed|mean|means|meant|think|thought|expect|expected|know|learned|observed|realized|realised|discovered';
const HELPERS = "(?: (?:will|would|should|can|could|have|had|then|now|just|['’]ve|also)){0,3}";

/** "What this PR does is it adds a page" says "this PR adds a page"; "what I found is that" says "I found that". */
export const cleft: ProseRule = {
  id: 'improve/cleft',
  category: 'style',
  message: 'This says in a roundabout way who does what.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-])what (?:(?<name>${NAME}) ${IDLE}(?:does|did) ${IDLE}is ${IDLE}(?:that )?it ${IDLE}(?=\p{Ll}{2,20}(?:s|ed)\b)|(?<who>i|we|you|they|this)(?<helpers>${HELPERS}) (?<tells>${TELLS})(?: to happen)? (?:is|was) that |you (?:will )?(?:(?:then|now) )?(?<must>need|have) to do (?:then |now )?is (?:to )?(?=\p{Ll}))`,
    'giu',
  ),
  replace: ({ 0: written, groups }, { prose, from }) => {
    // "see what I found is that": asked, not told
    if (
      /\b(?:know|see|tell|show|understand|to|of|about|with|on|for|from|is|check) $/iu.test(
        prose.slice(0, from),
      )
    )
      return null;
    const { name, who = 'you', helpers = '', tells, must } = groups ?? {};
    const said =
      name ?? (must === undefined ? `${who === 'i' ? 'I' : who}${helpers} ${tells} that` : `you ${must} to`);
    const subject = name === undefined ? said : `${name}`;
    return `${written.startsWith('W') ? upperFirst(subject) : likeFirst(subject, 'w')} `;
  },
  examples: [
    ['What this PR does is it adds a page.', 'This PR adds a page.'],
    ['What this PR basically does is that it replaces the parser.', 'This PR replaces the parser.'],
    ['what I found is that it leaks', 'I found that it leaks'],
    ['What this means is that it grows.', 'This means that it grows.'],
    ['Then what you need to do is set the port.', 'Then you need to set the port.'],
  ],
  counterExamples: [
    'What this does not do is retry.',
    'What it does is give up early.',
    'We do not know what I found is that bug.',
    'What it does is unclear.',
  ],
};
