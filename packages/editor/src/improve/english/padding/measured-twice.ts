import type { ProseRule } from '../../../correct/prose-rule.ts';

/** "older than 30 days in age": "older" says what is measured. */
export const measuredTwice: ProseRule = {
  id: 'improve/measured-twice',
  category: 'style',
  message: 'What is measured is told before.',
  pattern:
    /(?<=\b(?:older|younger|newer) than [^.,;:!?\n]{1,24}) in age(?![\p{L}-])|(?<=\b(?:larger|bigger|smaller) than [^.,;:!?\n]{1,24}) in size(?![\p{L}-])|(?<=\b(?:longer|shorter) than [^.,;:!?\n]{1,24}) in (?:length|duration)(?![\p{L}-])|(?<=\b(?:for|over) )a period of (?=\d|(?:two|three|four|five|six|ten|several) )|(?<=\bno longer [^.,;:!?\n]{2,40}) anymore(?![\p{L}-])|(?<=^|\n|[.!?] {1,2})in addition(?: to (?:this|that))?, (?=\p{L}+ also\b)|starting (?:from|on) (?=(?:last|yesterday|this|the|\d)[^.,;:!?\n]{0,24} onwards?\b)|(?<=\bstarting (?:from|on) (?:last|yesterday|this|the|\d)[^.,;:!?\n]{0,24}) onwards?(?![\p{L}-])|(?<=\b(?:investigate|find out|understand|see|know|check|determine) )the reasons? (?=why\b)|(?<=\bneed )to have (?=(?:\p{Ll}{2,12} )?(?:access|permissions?|rights|privileges)\b)/giu,
  replace: ([written]) =>
    /^starting/iu.test(written) ? (written.startsWith('S') ? 'Since ' : 'since ') : '',
  examples: [
    ['It deletes what is older than 30 days in age.', 'It deletes what is older than 30 days.'],
    ['However, starting from last Friday onwards it was slow.', 'However, since last Friday it was slow.'],
    ['We should find out the reason why it fails.', 'We should find out why it fails.'],
    ['It has been open for a period of 3 weeks.', 'It has been open for 3 weeks.'],
    ['We no longer support it anymore.', 'We no longer support it.'],
    ['In addition to this, I also fixed it.', 'I also fixed it.'],
    ['I only need to have read access.', 'I only need read access.'],
  ],
  counterExamples: [
    'They differ in age.',
    'Starting from last week we move.',
    'It is 3 m in length.',
    'The reason why is unclear.',
  ],
};
