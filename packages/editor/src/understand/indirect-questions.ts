/** What one language asks with where it sets no question mark, and what stands behind that. */
interface Asking {
  readonly language: string;
  /** "unklar ist mir noch", "hay que definir": what is not known yet, or is to be settled. */
  readonly opening: string;
  /** "ob", "wer": the words that what is asked begins with. */
  readonly asked: string;
}

/** Patterns. An order to find something out asks only where it is the writers' own. */
const askings: readonly Asking[] = [
  {
    language: 'de',
    opening:
      '(?:noch )?(?:unklar|offen|ungeklärt|nicht geklärt|fraglich)(?: (?:ist|bleibt|wäre))?(?: (?:mir|uns|für (?:mich|uns)))?(?: noch)?|wei(?:ß|ss|ssen|ßen)(?: (?:ich|wir|noch|aber|leider)){0,2} (?:noch )?nicht|(?:wir müssen|müssen wir|wir müssten|müssten wir)(?: uns)?(?: noch)? (?:klären|entscheiden|festlegen|überlegen)',
    asked: String.raw`(?:(?:in|mit|von|für|bei|an|zu) )?(?:wem|welche\p{L}?)|ob|wer|wie|was|wann|wo|welche\p{L}?|wohin|woher|warum`,
  },
  {
    language: 'fr',
    opening:
      'reste à (?:savoir|voir|définir|décider|trancher)|(?:on|je)(?: ne)? sai[ts] pas(?: (?:encore|trop))?|(?:il (?:faut|faudrait|reste à)|faut|on doit|nous devons)(?: encore)? (?:décider|définir|voir|savoir|trancher|clarifier)|pas (?:encore )?(?:clair|sûre?)',
    asked:
      "(?:à|en|dans|avec|de|par|sous) (?:qui|quel(?:le)?s?)|si|qui|comment|encore|quand|quel(?:le)?s?|combien|où|ce qu[e'’]|pourquoi",
  },
  {
    language: 'es',
    opening:
      '(?:todavía |aún )?no (?:sabemos|sé|tenemos claro|tengo claro|(?:me |nos )?(?:está|queda) claro)(?: (?:todavía|aún|muy bien))?|(?:falta|faltaría|queda|hay que|habría que|habrá que|tenemos que|toca)(?: por)? (?:decidir|definir|saber|aclarar|ver|confirmar|acordar)',
    asked: String.raw`(?:en|con|a|de|por|para) (?:qué|quién(?:es)?|cuál(?:es)?)|si|quién(?:es)?|quien|cómo|qué|cuánt\p{L}+|cuándo|cuál(?:es)?|dónde`,
  },
  {
    language: 'pt',
    opening:
      '(?:ainda )?não (?:sabemos|sei|está claro|definimos|decidimos)(?: (?:ainda|bem))?|(?:falta|resta|temos (?:que|de)|precisamos|é preciso|há que) (?:decidir|definir|saber|ver|confirmar|combinar|alinhar|esclarecer)',
    asked: String.raw`(?:em|com|a|de|por|para) (?:que|quem|qual|quais)|se|quem|como|qual|quais|quant\p{L}+|o que|quando|onde`,
  },
  {
    language: 'it',
    opening:
      "resta(?:no)? da (?:capire|decidere|definire|chiarire|vedere)|(?<=^|: )da (?:capire|decidere|definire|chiarire|vedere)|non (?:sappiamo|so|è chiaro|abbiamo deciso)(?: (?:ancora|bene))?|(?:bisogna|dobbiamo|c['’]è da|occorre)(?: ancora)? (?:decidere|definire|capire|vedere|chiarire)",
    asked: String.raw`(?:in|con|a|di|per|da) (?:che|chi|quale|quali)|se|chi|come|quant\p{L}+|qual[ei]?|quando|dove|(?:che )?cosa`,
  },
  {
    language: 'nl',
    opening:
      '(?:nog )?(?:niet duidelijk|onduidelijk|onzeker)(?: is)?(?: (?:me|mij|ons))?(?: nog)?|(?:we weten|ik weet)(?: nog)? niet|(?:we moeten|moeten we)(?: nog)? (?:beslissen|bepalen|uitzoeken|bespreken|kijken)',
    asked: '(?:in|met|van|voor|door) (?:wie|welke?)|of|wie|hoe|wat|wanneer|welke?|waar|hoeveel',
  },
  {
    language: 'pl',
    opening:
      'nie (?:wiadomo|wiemy|wiem|jest jasne)(?: jeszcze)?|do (?:ustalenia|wyjaśnienia|przemyślenia)|(?:trzeba|musimy)(?: jeszcze)? (?:ustalić|zdecydować|przemyśleć|wyjaśnić)',
    asked: String.raw`(?:w|z|na|do|o|od) (?:jaki\p{L}*|któr\p{L}+|czym|kim|kogo)|czy|kto|komu|jak|jaki\p{L}*|co|kiedy|ile|gdzie|któr\p{L}+`,
  },
];

/** Languages that put the words of a question the same way behind "we do not know", and those that do so but for "whether". */
const alike: ReadonlySet<string> = new Set(['pl', 'es', 'fr', 'it', 'pt']);
const whether = '(?!(?:si|se)(?!\\p{L}))';
const openings: ReadonlyMap<string, RegExp> = new Map(
  askings
    .filter(({ language }) => alike.has(language))
    .map(({ language, opening, asked }) => [
      language,
      new RegExp(`^(?:${opening}),? (?=${whether}(?:${asked})(?!\\p{L}))`, 'iu'),
    ]),
);

/** "Hay que definir quién está de guardia" asks who is: the question without its doubt where that makes one, else the sentence. */
export function questionBehind(sentence: string, language: string): string {
  const opening = openings.get(language);
  return opening ? sentence.replace(opening, '') : sentence;
}

/** "Falta decidir em que língua …", "non è ancora chiaro se …": what is said to be unknown or undecided, in any of the languages. */
const undecidedElsewhere =
  /^(?:(?:ainda )?não (?:sabemos|sei|está claro|decidimos|definimos)|(?:falta|resta|queda)(?: por| da)? (?:decidir|definir|saber|aclarar|confirmar|combinar|acordar|capire|decidere|definire|chiarire)|(?:todavía |aún )?no (?:sabemos|está claro)|non (?:sappiamo|è)(?: ancora)? chiaro|non sappiamo|da (?:decidere|definire|capire|chiarire) (?:se|chi|come|quando|dove|quant)|(?:reste )?à (?:voir|savoir|définir|décider|trancher|clarifier) (?:si|qui|comment|quand|où|quel)|reste à (?:savoir|définir|décider|trancher)|nie wiadomo|(?:nog )?(?:niet duidelijk|onduidelijk) is|(?:noch )?(?:unklar|offen|ungeklärt) (?:ist|bleibt))(?!\p{L})/iu;

/** Whether a sentence only tells what is not known or decided yet, in a language other than English. */
export function isUndecided(sentence: string): boolean {
  return undecidedElsewhere.test(sentence);
}
