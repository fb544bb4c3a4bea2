import type { ProseRule } from '../../../correct/prose-rule.ts';

const START = String.raw`(?<=^|\n|[.!?] {1,2})(?:(?:so|and|well|ok|okay),? ){0,2}`;

/** Announces what is said next, which says it by itself. */
const ANNOUNCED = [
  `(?:i(?: am|['’]m) (?:writing|reaching out)(?: this (?:e-?mail|message))?(?: to you)?(?: today)? (?:in order )?to (?:inform you|let you know|tell you|notify you)|(?:i|we)(?: just)? (?:wanted|want|would like|['’]d like) to (?:reach out(?: to you)? (?:in order )?to )?(?:quickly |briefly |just )?(?:(?:inform you|let you know|tell you)(?: about the fact)?)|(?:please )?(?:make sure to be aware|be aware of the fact|make sure to be aware of the fact|note the fact)|it (?:is|should be) (?:also )?(?:worth (?:mentioning|pointing out|noting)|noted|mentioned)) that `,
  String.raw`just (?:fyi|(?:a|to give you a) (?:quick |brief |small )?heads[ -]?up|(?:so|for you to) (?:you )?know|a (?:quick )?(?:fyi|note))(?:,|:)? (?=(?:i|we|the|it|there|this|our|you|they|my)\b)`,
  'if (?:at all )?possible, (?=it would be (?:really |very )?(?:great|nice|good|helpful|awesome|useful) if\\b)',
  `(?:to be (?:completely |totally |perfectly )?(?:honest|frank)|at the end of the day|as a matter of fact), `,
];

/** Behind a conjunction, too, "the thing is that" announces only. */
const THING = String.raw`(?<=^|\n|[.!?,] {1,2}|\b(?:but|and|so|because) (?:basically )?)(?:the thing|the point|the fact(?: of the matter)?) (?:here )?is(?: that)? (?=(?:i|we|it|they|you|there|the)\b)`;

/** "I am writing to let you know that it is down": what is announced says so itself. */
export const announcement: ProseRule = {
  id: 'improve/announcement',
  category: 'style',
  message: 'What is announced here says so itself.',
  pattern: new RegExp(
    `^so,? (?:basically,? )?(?:the thing is(?: that)? )?(?=(?:i|we|my|the|it|there) )|${START}(?:${ANNOUNCED.join('|')})|${THING}`,
    'giu',
  ),
  replace: () => '',
  examples: [
    ['I am writing this email in order to inform you that it moved.', 'it moved.'],
    ['I just wanted to quickly inform you about the fact that we move.', 'we move.'],
    ['I just wanted to reach out to you to let you know that we moved it.', 'we moved it.'],
    ['So we ran a test. So it hangs.', 'we ran a test. So it hangs.'],
    ['Just fyi I ran a test.', 'I ran a test.'],
    ['Ok so just to give you a quick heads up, I am out.', 'I am out.'],
    ['If at all possible, it would be great if we had it.', 'it would be great if we had it.'],
    ['It hangs, but the thing is that nobody saw it.', 'It hangs, but the thing is that nobody saw it.'],
    ['It hangs but the thing is that the queue was full.', 'It hangs but the queue was full.'],
    ['Please make sure to be aware of the fact that we cannot undo it.', 'we cannot undo it.'],
  ],
  counterExamples: [
    'The thing is broken.',
    'I want to let you know by Friday.',
    'Just a note for the reader.',
    'Tell them that we wanted to let you know that it is down.',
    'To be honest is hard.',
  ],
};
