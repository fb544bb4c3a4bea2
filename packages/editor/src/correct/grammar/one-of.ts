import { areModifiers, PLURAL_AUXILIARY, singularAuxiliary } from '../lexicon/clause.ts';
import { PLURAL_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

export const oneOf: ProseRule = {
  id: 'grammar/one-of',
  category: 'grammar',
  message: 'The subject is "one" or "each", so the verb is singular.',
  pattern: new RegExp(
    String.raw`\b((?:one|each|either|neither) of (?:the|our|my|your|their|these|those) )((?:[a-z]{2,20} )?)(${PLURAL_NOUN}) (${PLURAL_AUXILIARY})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, one, modifier = '', noun, verb = '']) =>
    areModifiers(modifier) ? `${one}${modifier}${noun} ${singularAuxiliary(verb) ?? verb}` : null,
  examples: [
    ['One of the servers are down.', 'One of the servers is down.'],
    ['Each of the servers have a key.', 'Each of the servers has a key.'],
  ],
  counterExamples: ['one of the servers that are down', 'three of the servers are down'],
};
