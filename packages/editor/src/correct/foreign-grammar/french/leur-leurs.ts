import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** "leur billets": before a plural the possessive is "leurs"; before a verb stands the pronoun, which has no plural. */
export const leurLeurs: ProseRule = {
  id: 'grammar/leur-leurs',
  category: 'grammar',
  message: '« Leur » prend un « s » devant un nom au pluriel.',
  pattern: /(?<![\p{L}'’-])(?<possessive>[Ll]eur) (?<noun>\p{Ll}{3,24})s(?![\p{L}\p{N}'’_-])/gu,
  replace: ({ groups }) => {
    const { possessive = '', noun = '' } = groups ?? {};
    const dictionary = sharedDictionary('fr');
    const isNoun =
      !/(?:[sxa]|on|e[zr]?)$/u.test(noun) && dictionary.hasEntry(noun) && dictionary.hasEntry(`${noun}s`);
    return isNoun ? `${possessive}s ${noun}s` : null;
  },
  examples: [['Ils montrent leur billets.', 'Ils montrent leurs billets.']],
  counterExamples: ['Tu leur parles.', 'Nous leur avons écrit.', 'leur succès', 'leur accès', 'Je leur dis.'],
};
