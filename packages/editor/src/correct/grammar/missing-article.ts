import { isCountedNoun, isNounWithPlural } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const ADJECTIVES =
  'good|great|better|bad|big|small|new|nice|important|difficult|easy|simple|certain|particular|strong|serious|special|single|huge|large|useful|interesting|popular|successful|wonderful|beautiful|perfect|stupid|strange|funny|long|short|much better|very good|very important';

const PERSONS =
  'student|teacher|developer|engineer|doctor|manager|tester|freshman|beginner|child|kid|member|scientist|lawyer|driver|leader|expert|programmer|freelancer|designer|newcomer';

/** Nouns that stand without an article in most of their senses, though they have a plural. */
const MASS =
  /^(?:health|treatment|access|care|priority|quality|security|value|performance|luck|shape|design|reason|form|order|taste|faith|fit|coverage|progress|growth|demand|potential|contact|control|default|speed|precision|accuracy|style|format|state|condition|conditions|detail|length|size|scale|range|hygiene|behavior|behaviour)$/i;

const isThing = (noun: string): boolean => noun === 'thing' || isCountedNoun(noun) || isNounWithPlural(noun);

/** "this is good idea", "I have question", "when I was student". */
export const missingArticle: ProseRule = {
  id: 'grammar/missing-article',
  category: 'grammar',
  message: 'A noun that is counted takes an article.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:is|was|be|been|become|became|has|have|had|without|get|got|make|made|give|gives|need|needs|want|wants|as|find|found|bring|buy|bought) (?:(?:not|really|also|always|still|just) )?)(${ADJECTIVES}) ([a-z]{3,20})(?=[.,;!?\n]|$| (?:to|for|that|in|of|and|but|because|when|which|who|with|from|at|if|about)\b)|(?<=\b(?:have|has|had|got|need|needs|without|facing|face|faced|having) )(job|question|problem|idea|car|suggestion|plan|issue)(?=[.,;!?\n]|$| (?:to|for|that|in|about|with|because|when|which|if|and)\b)|(?<=\b(?:i am|i['’]m|i was|he is|he was|she is|she was|become|became) )(${PERSONS})(?=[.,;!?\n]|$| (?:at|in|of|and|but|who|for|from)\b)`,
    'giu',
  ),
  replace: ([whole, , noun]) => {
    if (
      noun !== undefined &&
      (MASS.test(noun) || /(?:tion|ment|ness|ance|ence|ism)$/i.test(noun) || !isThing(noun.toLowerCase()))
    )
      return null;
    return `${/^[aeiou]/i.test(whole) && !/^use/i.test(whole) ? 'an' : 'a'} ${whole}`;
  },
  examples: [
    ['This is good idea.', 'This is a good idea.'],
    ['This is important thing.', 'This is an important thing.'],
    ['I have question about it.', 'I have a question about it.'],
    ['It was slow when I was student.', 'It was slow when I was a student.'],
  ],
  counterExamples: [
    'It has good design.',
    'There is no good reason to do it, and it is in good order.',
    'It is good news.',
    'The good ideas win.',
    'I have questions.',
    'as good as new',
    'It has good performance.',
    'Software needs good instrumentation.',
  ],
};
