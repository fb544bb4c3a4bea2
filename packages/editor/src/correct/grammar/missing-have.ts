import { baseOfParticiple, simplePastOf } from '../lexicon/participles.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "We seen this before". */
export const missingHave: ProseRule = {
  id: 'grammar/missing-have',
  category: 'grammar',
  message: 'A participle needs "have" before it.',
  pattern:
    /(?<!\b(?:have|has|had|having|(?:have|has|had)n['’]t|not|be|been|are|were|get|got|or|and i|let) )\b(i|we|they|you|(?<=^|\n|[.!?] )(?:he|she)) ((?:already|never|just|also|recently|always|only) )?(seen|done|been|gone)(?= [a-z])(?!['’-])|(?<=(?:^|\n|[.!?] |\b(?:because|but|that|and|what|as) ))(i|we|they|you) (taken|written|broken|chosen|forgotten|given|thrown|stolen|driven)(?= (?:the|an?|this|that|it|to|some|many|several|all|our|in|on|with|before)\b)/giu,
  replace: ([whole, subject, adverb = '', participle = '', other, taken = ''], { prose, from }) => {
    // "I done it yesterday"
    const isPast = PAST_TIME.test(prose.slice(from + whole.length, from + whole.length + REACH));
    const verb = other === undefined ? participle : taken;
    const past = isPast ? simplePastOf(baseOfParticiple(verb.toLowerCase()) ?? '') : undefined;
    if (past !== undefined) return `${other ?? subject} ${adverb}${past}`;
    const have = /^s?he$/i.test(subject ?? '') ? 'has' : 'have';
    return `${other ?? subject} ${have} ${adverb}${verb}`;
  },
  examples: [
    ['We seen this before.', 'We have seen this before.'],
    ['She done the migration last night.', 'She did the migration last night.'],
    ['We seen this in production last week.', 'We saw this in production last week.'],
    ['It is a bug we already seen twice.', 'It is a bug we have already seen twice.'],
  ],
  counterExamples: [
    'Have you seen this?',
    "Haven't we already seen it?",
    'I know how we been-counters work.',
    'We have seen this.',
  ],
};

/** How far behind the verb its time may stand, in characters. */
const REACH = 60;

const PAST_TIME =
  /^(?: [^\s.,;!?]+){0,6} (?:yesterday|last (?:week|month|night|year|sprint|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:\d+|two|three|a few) (?:minutes|hours|days|weeks|months|years) ago)(?![\p{L}'’-])/iu;
