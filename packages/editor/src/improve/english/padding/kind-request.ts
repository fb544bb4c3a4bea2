import type { ProseRule } from '../../../correct/prose-rule.ts';
import { likePlace } from './like-place.ts';

/** What somebody is asked to do now; what "you" could do with a product is a wish for it. */
const DEED =
  '(?:take a(?: \\p{L}+)? look|have a(?: \\p{L}+)? look|look (?:at|into|over)|review|check|confirm|let (?:me|us) know|get back to (?:me|us)|send|share|forward|reply|help (?:me|us)|give (?:me|us)|provide (?:me|us)|tell (?:me|us))';

/** "It would be really great if you could take a look at it": "please" asks for it in fewer words. */
export const kindRequest: ProseRule = {
  id: 'improve/kind-request',
  category: 'style',
  message: '"Please" asks for it in fewer words.',
  pattern: new RegExp(
    String.raw`(?<=^|\n|[.!?] {1,2})(?:so )?(?:it would be|it['’]d be|would be) (?:(?:really|very|so|super) )?(?:great|nice|good|awesome|amazing|helpful|cool|fantastic|lovely|(?:much |greatly )?appreciated) if you (?:guys )?(?:could|can|would)(?: (?:please|possibly|maybe|kindly|quickly|also))* (?=${DEED}(?![\p{L}'’-])[^.!?\n]{0,200}(?:[.!\n]|$))`,
    'giu',
  ),
  replace: ([written], { prose, from }) => `${likePlace('Please', written, prose, from)} `,
  examples: [
    ['It would be really great if you could take a look at it.', 'Please take a look at it.'],
    ['So it would be nice if you could please confirm the date.', 'Please confirm the date.'],
    ['it would be awesome if you can send us the log', 'please send us the log'],
  ],
  counterExamples: [
    'It would be great if you could filter by tag.',
    'It would be nice if users could send the log.',
    'It would be great if you could check a box for it, would it not?',
  ],
};
