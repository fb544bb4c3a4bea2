import { areModifiers, CLAUSE, MODIFIERS, singularAuxiliary } from '../lexicon/clause.ts';
import { isCountedNoun, isNounWithPlural } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Nouns that take a plural verb in the singular, and words that stand for several. */
const COLLECTIVE =
  /^(?:team|staff|group|company|department|crew|family|committee|majority|minority|number|pair|couple|rest|police|public|data|media|audience|board|government|management|press|half|remainder|handful|variety|range|dozen|set|lot|series|bunch|following|latter|former)$/i;

/** "The total are wrong", with any noun that is counted. */
export const beAgreement: ProseRule = {
  id: 'grammar/be-agreement',
  category: 'grammar',
  message: 'The verb of a singular subject is singular.',
  pattern: new RegExp(
    String.raw`${CLAUSE}((?:the|an?|this|every|each|our|my|your|his|her) )${MODIFIERS}([a-z]{3,20}) (are|aren['’]t|don['’]?t|were(?!n['’]t)|haven['’]t)(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, article, modifiers = '', noun = '', verb = ''], { prose, from }) => {
    if (!areModifiers(modifiers) || COLLECTIVE.test(noun)) return null;
    if (/^were/i.test(verb) && /\b(?:if|though|wish) $/i.test(prose.slice(Math.max(0, from - 8), from)))
      return null;
    if (!isCountedNoun(noun) && !isNounWithPlural(noun)) return null;
    return `${article}${modifiers}${noun} ${singularAuxiliary(verb) ?? verb}`;
  },
  examples: [
    ['The total are wrong.', 'The total is wrong.'],
    ["it is empty because the folder don't load", "it is empty because the folder doesn't load"],
  ],
  counterExamples: [
    'The team are here.',
    'The number of users are small.',
    'If the total were wrong, we would know.',
  ],
};
