import type { ProseRule } from '../../prose-rule.ts';

/** Before a vowel the feminine article loses its "a" and shows it; the masculine has lost nothing. The endings tell which. */
export const italianArticle: ProseRule = {
  id: 'grammar/italian-article',
  category: 'grammar',
  message: 'Davanti a vocale: «un’» con il femminile, «un» con il maschile.',
  pattern:
    /(?<![\p{L}\p{N}'’])(?<article>[Uu]n)(?: (?<her>[aeiou]\p{Ll}{2,20}(?:zione|sione|tà|enza|anza|faccia))|['’](?<him>[aeiou]\p{Ll}{1,20}(?:ore|mento|ismo|aggio)|evento|elenco|oggetto|indirizzo|indice))(?!\p{L})/gu,
  replace: ({ groups }) => {
    const { article = '', her, him = '' } = groups ?? {};
    return her === undefined ? `${article} ${him}` : `${article}'${her}`;
  },
  examples: [
    ['Serve un applicazione.', "Serve un'applicazione."],
    ["C'è un'errore.", "C'è un errore."],
    ["un'aggiornamento", 'un aggiornamento'],
    ['un interfaccia', "un'interfaccia"],
  ],
  counterExamples: ["un'applicazione", 'un errore', 'un utente', "un'ora", 'un amore'],
};
