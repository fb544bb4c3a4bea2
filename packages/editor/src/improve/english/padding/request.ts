import type { ProseRule } from '../../../correct/prose-rule.ts';
import { likePlace } from './like-place.ts';

const DOUBTS = '(?:(?:maybe|perhaps|possibly|potentially|at some point|if at all possible) )*';
const WHO =
  '(?:you(?: guys)?|we|i|someone|somebody|anyone|anybody|(?:one|any|some|someone|somebody|anyone) of (?:you|us)(?: guys)?|you or someone(?: else)?)';

/** What leads over to a request and is none: "I was just wondering if", "I wanted to reach out to you to ask whether". */
const LEAD = `i(?: was| am|['’]m)? (?:just |only |also )?(?:wondering|wonder)|i(?: just| only)? (?:wanted|want|would like|['’]d like) to (?:reach out(?: to you)?(?: real quick| quickly)? to |(?:quickly|kindly|just) )?(?:ask|check)(?: you)?|i(?: am|['’]m) (?:writing|reaching out)(?: to you)?(?: today)? (?:in order )?to ask(?: you)?`;

const CAN = '(?:could|can|would|might)(?: (?:be able|possibly|maybe|perhaps|please|kindly))*(?: to)?';

/** "I was just wondering if maybe somebody could possibly look at it" asks "could somebody look at it". */
export const request: ProseRule = {
  id: 'improve/request',
  category: 'style',
  message: 'The question itself says this in fewer words.',
  pattern: new RegExp(
    String.raw`(?<=^|\n|[.!?] {1,2}|\b(?:hi|hey|hello|dear)\b[^,.!?\n]{0,20}, (?:so )?)(?:so )?(?:${LEAD}) (?:if|whether) ${DOUBTS}(?:(?<who>${WHO}) ${DOUBTS}(?<can>${CAN})(?= (?!have \p{Ll}+(?:ed|en)\b|to\b)\p{Ll}{2,20}\b)|it (?:would|might) (?:maybe |perhaps )?be (?:at all |somehow )?possible (?:for (?<whom>you|us|me|someone|somebody) )?to(?= \p{Ll}{2,20}\b)) `,
    'giu',
  ),
  replace: ({ 0: written, groups }, { prose, from }) => {
    const { who, can = 'could', whom } = groups ?? {};
    const subject = who ?? SUBJECTS[whom ?? ''] ?? whom ?? 'I';
    const asks = subject === 'i' ? 'I' : subject;
    const please = /\b(?:please|kindly)\b/iu.test(can) ? ' please' : '';
    return `${likePlace('Could', written, prose, from)} ${asks}${please} `;
  },
  examples: [
    [
      'Hey guys, so I was just wondering if maybe at some point somebody could possibly look at it?',
      'Hey guys, could somebody look at it?',
    ],
    ['Hi Tom, I was wondering if you could review it?', 'Hi Tom, could you review it?'],
    ['I was wondering if you could please review it?', 'Could you please review it?'],
    ['I wanted to ask whether it would be possible for us to wait.', 'Could we wait.'],
    ['I was wondering if you would maybe be able to help.', 'Could you help.'],
  ],
  counterExamples: [
    'I was wondering why it fails.',
    'I was wondering if the cache could be stale.',
    'I was wondering if it is slow.',
    'I asked whether you could come.',
    'I was wondering if you could have deleted it.',
  ],
};

const SUBJECTS: Readonly<Record<string, string>> = { us: 'we', me: 'I' };
