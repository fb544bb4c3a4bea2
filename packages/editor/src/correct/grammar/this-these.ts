import { numberOf } from '../agreement/noun-number.ts';
import { PLURAL_AUXILIARY } from '../lexicon/clause.ts';
import { isAlsoVerb, PLURAL_NOUN, SINGULAR_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "this errors are": many plurals are verbs too ("this tests it"), so for them a plural verb has to follow. */
export const thisThese: ProseRule = {
  id: 'grammar/this-these',
  category: 'grammar',
  message: '"These" stands before a plural.',
  pattern: new RegExp(
    String.raw`\b(this )(${PLURAL_NOUN})((?: (?:${PLURAL_AUXILIARY}|can|cannot|should|will|must)(?![\p{L}'’-])|(?=[.,;!?\n]|$| (?:in|on|at|with|for|that|which|to|and|or|when|because|from|by)\b)))|\b(this )((?:two|three|four|five|six) [a-z]{2,15}s)(?=[.,;!?\n]|$| (?:are|were|do|have|can|will|should|must|fail|work|need|in|on|at|to|and|or|from|for|with|when)\b)|(?<=\b(?:all|each|one|some|none|both|many|most|any|few) of )(this )(?=([a-z]{3,15}s)(?:[.,;!?\n]|$| (?:is|are|was|were|has|have|do|does|can|will|should|must|in|on|at|to|from|for|with|that|which|prints?|needs?|takes?|returns?|works?|fails?|gets?|uses?)\b))|\b(this )(?=(?:two|three|four|five|six|several|many|few) ([a-z]{2,15}s) [a-z]{2,15}(?![\p{L}'’-]))|\b(these )(${SINGULAR_NOUN}) (?=(?:(?:only|also|always|still|never|just) [a-z]{3,12}s\b|is|was|has|does|isn['’]t|doesn['’]t|hasn['’]t)(?![\p{L}'’-]))`,
    'giu',
  ),
  replace: ([
    ,
    written = '',
    noun = '',
    verb = '',
    counting,
    counted = '',
    all,
    plural = '',
    several,
    severalOf = '',
    these,
    one = '',
  ]) => {
    if (all !== undefined) return numberOf(plural) === 'many' ? 'these ' : null;
    if (several !== undefined)
      return numberOf(severalOf) === 'many' ? `${several.startsWith('T') ? 'These' : 'these'} ` : null;
    if (counting !== undefined) return `${counting.startsWith('T') ? 'These' : 'these'} ${counted}`;
    if (these !== undefined) return `${these.startsWith('T') ? 'This' : 'this'} ${one} `;
    if (verb === '' && isAlsoVerb(noun)) return null;
    return `${written.startsWith('T') ? 'These' : 'these'} ${noun}${verb}`;
  },
  examples: [
    ['This errors are new.', 'These errors are new.'],
    ['This two functions do the same.', 'These two functions do the same.'],
    ['Each of this commands prints it.', 'Each of these commands prints it.'],
    ['This two services shares it.', 'These two services shares it.'],
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
