import { upperFirst } from '../../../first-letter.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** Behind "auf" and "in" the name of a language has no ending and is a noun: the adjective would have one. */
export const languageNoun: ProseRule = {
  id: 'grammar/language-noun',
  category: 'grammar',
  message: 'Namen von Sprachen sind nach „auf“ und „in“ Substantive.',
  pattern:
    /(?<![\p{L}])(?<before>(?:[Aa]uf|[Ii]n) )(?<language>(?:deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|polnisch|niederländisch|russisch|chinesisch|japanisch|türkisch|schwedisch|tschechisch))(?=\s?[.,;:!?)]|\s?$| (?:und|oder|ist|sind|war|wird|werden|zu|verfügbar|geschrieben|übersetzt|angezeigt|vorhanden|verfasst|nicht|statt|für|da|gibt|haben|hat|sein|anzeigen|schreiben|übersetzen)(?!\p{L}))/gmu,
  replace: ({ groups }) => {
    const { before = '', language = '' } = groups ?? {};
    return before + upperFirst(language);
  },
  examples: [
    ['Die Meldung ist auf englisch.', 'Die Meldung ist auf Englisch.'],
    ['Die Doku ist nur auf deutsch verfügbar.', 'Die Doku ist nur auf Deutsch verfügbar.'],
  ],
  counterExamples: ['auf deutsch-englischen Seiten', 'auf deutsche Kunden', 'Das Buch ist deutsch.'],
};
