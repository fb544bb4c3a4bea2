import { PLURAL_AUXILIARY } from '../lexicon/clause.ts';
import { isAlsoVerb, PLURAL_NOUN, SINGULAR_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "this errors are": many plurals are verbs too ("this tests it"), so for them a plural verb has to follow. */
export const thisThese: ProseRule = {
  id: 'grammar/this-these',
  category: 'grammar',
  message: '"These" stands before a plural.',
  pattern: new RegExp(
    String.raw`\b(this )(${PLURAL_NOUN})((?: (?:${PLURAL_AUXILIARY}|can|cannot|should|will|must)(?![\p{L}'’-])|(?=[.,;!?\n]|$| (?:in|on|at|with|for|that|which|to|and|or|when|because|from|by)\b)))|\b(this )((?:two|three|four|five|six) [a-z]{2,15}s)(?=[.,;!?\n]|$| (?:are|were|do|have|can|will|should|must|fail|work|need|in|on|at|to|and|or|from|for|with|when)\b)|\b(these )(${SINGULAR_NOUN}) (?=(?:(?:only|also|always|still|never|just) [a-z]{3,12}s\b|is|was|has|does|isn['’]t|doesn['’]t|hasn['’]t)(?![\p{L}'’-]))`,
    'giu',
  ),
  replace: ([, written = '', noun = '', verb = '', counting, counted = '', these, one = '']) => {
    if (counting !== undefined) return `${counting.startsWith('T') ? 'These' : 'these'} ${counted}`;
    if (these !== undefined) return `${these.startsWith('T') ? 'This' : 'this'} ${one} `;
    if (verb === '' && isAlsoVerb(noun)) return null;
    return `${written.startsWith('T') ? 'These' : 'these'} ${noun}${verb}`;
  },
  examples: [
    ['This errors are new.', 'These errors are new.'],
    ['This two functions do the same.', 'These two functions do the same.'],
    ['These error only happens here.', 'This error only happens here.'],
    ['These issue is blocking us.', 'This issue is blocking us.'],
    ['we wrote to this users', 'we wrote to these users'],
  ],
  counterExamples: [
    'This errors when it is missing.',
    'this tests the parser',
    'this options object',
    'this user is new',
    'this three days test run',
    'this two-step setup',
  ],
};
