import { PLURAL_AUXILIARY, singularAuxiliary } from '../lexicon/clause.ts';
import { PLURAL_NOUN, singularOf } from '../lexicon/nouns.ts';
import { PLAIN_BASE, PLAIN_THIRD, thirdPersonOf } from '../lexicon/verbs.ts';
import { isNounWithPlural, singularOfCounted } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "each developers are". Alone, "each tests" may be a pronoun with its verb, so a verb has to follow. */
export const eachEvery: ProseRule = {
  id: 'grammar/each-every',
  category: 'grammar',
  message: 'After "each", "every" and "another" noun and verb are singular.',
  pattern: new RegExp(
    String.raw`\b((?:each|every|another) )(${PLURAL_NOUN}|(?!others\b)[a-z]{3,20}s(?= (?:${PLURAL_AUXILIARY})\b))( (?:must|should|can|will|may|needs?|is|was|has|does|gets?|owns?|reported|said|${PLURAL_AUXILIARY}|${PLAIN_BASE}|${PLAIN_THIRD}))(?![\p{L}'’-])|\b((?:every|another|(?<=\b(?:for|of|to|in|on|with|from|by) )each) )([a-z]{3,20}s)(?=[.,;!?\n]|$| (?:which|who|that|of the|in the|on the|from the|needs|has|is|wants|must|should|can|will|may)\b)`,
    'giu',
  ),
  replace: ([, determiner, noun = '', verb = '', alone, last = '']) => {
    if (alone !== undefined) {
      const bare = last.slice(0, -1);
      const counted = singularOfCounted(last) ?? (isNounWithPlural(bare) ? bare : undefined);
      return counted === undefined ? null : alone + counted;
    }
    const one = singularOf(noun) ?? singularOfCounted(noun) ?? noun.slice(0, -1);
    if (singularOf(noun) === undefined && !isNounWithPlural(one)) return null;
    const word = verb.trim();
    const singular = /^(?:get|need|own)$/.test(word) || new RegExp(`^(?:${PLAIN_BASE})$`).test(word);
    return `${determiner}${one} ${singularAuxiliary(word) ?? (singular ? thirdPersonOf(word) : word)}`;
  },
  examples: [
    ['Each developers are responsible.', 'Each developer is responsible.'],
    ['Every users get a token.', 'Every user gets a token.'],
    ['Every developers which work with it agree.', 'Every developer which work with it agree.'],
    ['Each cabins have two beds.', 'Each cabin has two beds.'],
    ['Every trays must have a label.', 'Every tray must have a label.'],
    ['It asks for each items in the list.', 'It asks for each item in the list.'],
    ['It is the same in every details.', 'It is the same in every detail.'],
    ['Each teams member and each services have a key.', 'Each teams member and each service has a key.'],
  ],
  counterExamples: [
    'each tests a different path',
    'each of the users has one',
    'every two weeks',
    'every two weeks.',
    'it runs every few minutes.',
    'each other',
  ],
};
