import type { ProseRule } from '../../../correct/prose-rule.ts';
import { phraseRule } from '../../phrase-rule.ts';

const doubled = phraseRule({
  id: 'improve/doubled-approximation',
  message: 'One word says that it is not exact.',
  phrases: Object.fromEntries(
    ['approximately', 'roughly', 'about', 'around', 'somewhere around', 'something like'].flatMap((first) => [
      ...['about', 'around', 'roughly', 'approximately', 'something like', 'more or less']
        .filter((second) => second !== first)
        .map((second) => [`${first} ${second}`, 'about'] as const),
    ]),
  ),
  examples: [['It takes approximately about 3 minutes.', 'It takes about 3 minutes.']],
  counterExamples: ['It takes approximately 3 minutes.', 'Information is passed around about the state.'],
});

/** "approximately about 3 minutes": one word for it is enough. */
export const doubledApproximation: ProseRule = {
  ...doubled,
  replace: (match, place) =>
    NUMBER.test(place.prose.slice(place.from + match[0].length)) ? doubled.replace(match, place) : null,
};

/** A number, or what stands for one, follows. */
const NUMBER = /^ (?:\d|an?\b|one|two|three|four|five|six|ten|half|twenty|the same)/iu;

const BEFORE =
  "after|takes?|took|taking|for|in|within|every|only|was|is|are|there’s|there's|happens|happened|costs?|of|has|have|had|got|gets?|lasts?|lasted|needs?|least|than|to|us|me|them|him|her";

/** "after like 2 days" is "after about 2 days", "10 KB or something like that" is "10 KB or so". */
export const looseNumber: ProseRule = {
  id: 'improve/loose-number',
  category: 'style',
  message: '"About" says that a number is not exact.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:${BEFORE}) )like (?=~?\d|(?:two|three|four|five|six|ten|twenty|a hundred) )|(?<=, )like (?=\d+[-–]\d+ \p{L}{2,20} (?:per|an?|each|every)\b)|(?<=\d[\d.,]*(?: ?[\p{L}%]{1,12})?) or something(?: like (?:that|this))?(?=[.,;!?]|$|\n| (?:but|and|so)\b)`,
    'giu',
  ),
  replace: ([written]) => (/^like/iu.test(written) ? 'about ' : ' or so'),
  examples: [
    ['It crashed after like 2 days.', 'It crashed after about 2 days.'],
    ['That takes like two days.', 'That takes about two days.'],
    ['It takes us like 20 min each.', 'It takes us about 20 min each.'],
    ['It fails, like 4-5 timeouts per minute.', 'It fails, about 4-5 timeouts per minute.'],
    ['It is bigger than 10 KB or something like that.', 'It is bigger than 10 KB or so.'],
  ],
  counterExamples: [
    'Use ports like 8080.',
    'It has ports, like 8080 and 8081.',
    'Use 8080 or something else.',
  ],
};
