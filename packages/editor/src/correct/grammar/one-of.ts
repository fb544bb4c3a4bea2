import { areModifiers, PLURAL_AUXILIARY, singularAuxiliary } from '../lexicon/clause.ts';
import { PLURAL_NOUN } from '../lexicon/nouns.ts';
import { DOUBLE_BASE, PLAIN_BASE, thirdPersonOf } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

export const oneOf: ProseRule = {
  id: 'grammar/one-of',
  category: 'grammar',
  message: 'The subject is "one" or "each", so the verb is singular.',
  pattern: new RegExp(
    String.raw`\b((?:one|each|either|neither) of (?:the|our|my|your|their|these|those) )((?:[a-z]{2,20} )?)(${PLURAL_NOUN}) (${PLURAL_AUXILIARY}|need|want|${PLAIN_BASE}|(?:${DOUBLE_BASE})(?=[.,;!?\n]|$))(?![\p{L}'’-])|(?<!\b(?:do|did|does|let|make|have|had|should|would|could|must|can|will) )\b((?:each|either|neither|one) of (?:them|us|these|those)) (${PLURAL_AUXILIARY}|${PLAIN_BASE})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, one, modifier = '', noun, verb = '', each, said = '']) => {
    if (each !== undefined) return `${each} ${singularAuxiliary(said) ?? thirdPersonOf(said)}`;
    return areModifiers(modifier)
      ? `${one}${modifier}${noun} ${singularAuxiliary(verb) ?? thirdPersonOf(verb)}`
      : null;
  },
  examples: [
    ['One of the servers are down.', 'One of the servers is down.'],
    ['Each of the servers have a key.', 'Each of the servers has a key.'],
    ['Each of the clients need a key.', 'Each of the clients needs a key.'],
    ['Neither of the fixes work.', 'Neither of the fixes works.'],
    ['Each of them have a key.', 'Each of them has a key.'],
  ],
  counterExamples: [
    'Did each of them have a key?',
    'one of the servers that are down',
    'three of the servers are down',
  ],
};
