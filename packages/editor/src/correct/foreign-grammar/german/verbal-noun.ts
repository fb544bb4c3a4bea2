import { upperFirst } from '../../../first-letter.ts';
import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** "beim speichern", "zum testen": behind an article that is part of a preposition an infinitive is a noun. */
export const verbalNoun: ProseRule = {
  id: 'grammar/verbal-noun',
  category: 'grammar',
  message: 'Nach einem Artikel ist der Infinitiv ein Substantiv.',
  pattern:
    /(?<![\p{L}])(?<before>(?:[Bb]eim|[Zz]um|[Vv]om|[Nn]ach dem|[Vv]or dem) )(?<verb>\p{Ll}{3,25}(?:en|ern|eln))(?=\s?[.,;:!?)]|\s?$| (?:\p{Ll}{1,3}|\p{Ll}{3,20}er \p{Lu}\p{Ll}+|des|der|eines|einer|von|kommt|kommen|ist|sind|wird|werden|reicht|tritt|treten|funktioniert|braucht|brauchen|passiert|geht|hängt|hängt|bricht|bekomme|bekommen|erscheint|dauert|fehlt|haben|nicht|immer|dieser|dieses|meiner|unserer|unseres)(?!\p{L}))/gmu,
  replace: ({ groups }) => {
    const { before = '', verb = '' } = groups ?? {};
    return isInfinitiveOnly(verb) ? before + upperFirst(verb) : null;
  },
  examples: [
    ['Beim speichern der Daten hängt es.', 'Beim Speichern der Daten hängt es.'],
    ['Beim laden großer Dateien hängt es.', 'Beim Laden großer Dateien hängt es.'],
    ['Nach dem deployen ist es weg.', 'Nach dem Deployen ist es weg.'],
    ['Zum testen reicht das.', 'Zum Testen reicht das.'],
  ],
  counterExamples: [
    'beim ersten ist es so',
    'Zum einen ist es langsam, zum anderen teuer.',
    'vom alten zum neuen',
    'beim laufenden System',
  ],
};

/** Verbs of the trade that are in no dictionary. */
const BORROWED =
  /^(?:deploy|merg|push|pull|debugg|committ|rebas|refactor|pars|render|scroll|download|upload|build|releas|patch|updat|upgrad|migrier|provisionier|mock|cach|log)e?n$/u;

/** Adjectives have the ending of the dative too ("neuem"), and pronouns have a form that is not inflected like a verb ("anderem"). */
function isInfinitiveOnly(word: string): boolean {
  const dictionary = sharedDictionary('de');
  const stem = word.replace(/e?n$/u, '');
  if (/^(?:ein|and|dies|jen|jed|welch|solch|manch|viel|wenig|beid|all|gestrig|heutig)/u.test(word))
    return false;
  if (BORROWED.test(word)) return true;
  return (
    dictionary.hasEntry(word) &&
    !dictionary.hasEntry(`${stem}em`) &&
    !dictionary.hasEntry(`${stem}es`) &&
    dictionary.hasEntry(`${word.replace(/n$/u, '')}nd`.replace(/(?<=[^e]r|[^e]l)nd$/u, 'nd'))
  );
}
