import { PLURAL_AUXILIARY } from '../lexicon/clause.ts';
import { isAlsoVerb, PLURAL_NOUN, SINGULAR_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "this errors are": many plurals are verbs too ("this tests it"), so for them a plural verb has to follow. */
export const thisThese: ProseRule = {
  id: 'grammar/this-these',
  category: 'grammar',
  message: '"These" stands before a plural.',
  pattern: new RegExp(
    String.raw`\b(this )(${PLURAL_NOUN})((?: (?:${PLURAL_AUXILIARY}|can|cannot|should|will|must)(?![\p{L}'’-])|(?=[.,;!?\n]|$| (?:in|on|at|with|for|that|which|to|and|or|when|because|from|by)\b)))|\b(these )(${SINGULAR_NOUN}) (?=(?:is|was|has|does|isn['’]t|doesn['’]t|hasn['’]t)(?![\p{L}'’-]))`,
    'giu',
  ),
  replace: ([, written = '', noun = '', verb = '', these, one = '']) => {
    if (these !== undefined) return `${these.startsWith('T') ? 'This' : 'this'} ${one} `;
    if (verb === '' && isAlsoVerb(noun)) return null;
    return `${written.startsWith('T') ? 'These' : 'these'} ${noun}${verb}`;
  },
  examples: [
    ['This errors are new.', 'These errors are new.'],
    ['These issue is blocking us.', 'This issue is blocking us.'],
    ['we wrote to this users', 'we wrote to these users'],
  ],
  counterExamples: [
    'This errors when it is missing.',
    'this tests the parser',
    'this options object',
    'this user is new',
  ],
};
