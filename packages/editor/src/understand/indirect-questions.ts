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
    asked: String.raw`ob|wer|wie|was|wann|wo|welche\p{L}?|wohin|woher|warum`,
  },
  {
    language: 'fr',
    opening:
      'reste à (?:savoir|voir|définir|décider|trancher)|(?:on|je)(?: ne)? sai[ts] pas(?: (?:encore|trop))?|(?:il (?:faut|faudrait|reste à)|faut|on doit|nous devons)(?: encore)? (?:décider|définir|voir|savoir|trancher|clarifier)|pas (?:encore )?(?:clair|sûre?)',
    asked: "si|qui|comment|encore|quand|quel(?:le)?s?|combien|où|ce qu[e'’]|pourquoi",
  },
  {
    language: 'es',
    opening:
      '(?:todavía |aún )?no (?:sabemos|sé|tenemos claro|tengo claro|(?:me |nos )?(?:está|queda) claro)(?: (?:todavía|aún|muy bien))?|(?:falta|faltaría|queda|hay que|habría que|habrá que|tenemos que|toca)(?: por)? (?:decidir|definir|saber|aclarar|ver|confirmar|acordar)',
    asked: String.raw`si|quién(?:es)?|quien|cómo|qué|cuánt\p{L}+|cuándo|cuál(?:es)?|dónde`,
  },
  {
    language: 'pt',
    opening:
      '(?:ainda )?não (?:sabemos|sei|está claro|definimos|decidimos)(?: (?:ainda|bem))?|(?:falta|resta|temos (?:que|de)|precisamos|é preciso|há que) (?:decidir|definir|saber|ver|confirmar|combinar|alinhar|esclarecer)',
    asked: String.raw`se|quem|como|qual|quais|quant\p{L}+|o que|quando|onde`,
  },
  {
    language: 'it',
    opening:
      "resta(?:no)? da (?:capire|decidere|definire|chiarire|vedere)|(?<=^|: )da (?:capire|decidere|definire|chiarire|vedere)|non (?:sappiamo|so|è chiaro|abbiamo deciso)(?: (?:ancora|bene))?|(?:bisogna|dobbiamo|c['’]è da|occorre)(?: ancora)? (?:decidere|definire|capire|vedere|chiarire)",
    asked: String.raw`se|chi|come|quant\p{L}+|qual[ei]?|quando|dove|(?:che )?cosa`,
  },
  {
    language: 'nl',
    opening:
      '(?:nog )?(?:niet duidelijk|onduidelijk|onzeker)(?: is)?(?: (?:me|mij|ons))?(?: nog)?|(?:we weten|ik weet)(?: nog)? niet|(?:we moeten|moeten we)(?: nog)? (?:beslissen|bepalen|uitzoeken|bespreken|kijken)',
    asked: 'of|wie|hoe|wat|wanneer|welke?|waar|hoeveel',
  },
  {
    language: 'pl',
    opening:
      'nie (?:wiadomo|wiemy|wiem|jest jasne)(?: jeszcze)?|do (?:ustalenia|wyjaśnienia|przemyślenia)|(?:trzeba|musimy)(?: jeszcze)? (?:ustalić|zdecydować|przemyśleć|wyjaśnić)',
    asked: String.raw`czy|kto|komu|jak|jaki\p{L}*|co|kiedy|ile|gdzie|któr\p{L}+`,
  },
];

const spaced = askings.map(({ opening, asked }) => `(?:${opening}),? (?:${asked})`).join('|');

/** "Ob wir sie behalten, weiß ich auch nicht", "falta definir a multa": the doubt behind what is asked, and a point still open. */
const apart = String.raw`(?<=^|[.:] )(?:ob|wer|wie|was|wann|wo|welche\p{L}?)\s[^,]{4,120},\s(?:(?:das )?(?:wei(?:ß|ss)|wissen)(?: \p{L}+){1,3} nicht|(?:das )?ist(?: \p{L}+){0,2} (?:offen|unklar)|müssen wir (?:\p{L}+ )?klären)|(?<=^|[.:] )(?:of|wie|hoe|wat|welke)\s[^,]{4,120},\s(?:weten we|weet ik|is)(?: \p{L}+){0,2} (?:niet|onduidelijk)|(?:falta|faltaría|resta|queda por|manca(?: ancora)? da|reste à) (?:decidir|definir|aclarar|decidere|definire|chiarire|définir|décider|trancher)`;

/** Chinese and Japanese ask at the end of the sentence: "退職者のデータはどう扱うか", "老券要不要迁移还没定". */
const unspaced =
  '(?:か|かどうか)(?:は)?(?:未定|不明|要確認|検討中)?[。.]?$|(?:決まって(?:い)?(?:ません|ない)|未定です|要相談)[。.]?$|(?:还没|尚未|还不|没)(?:有)?(?:定|确定|清楚|明确|想好|想清楚)|不(?:确定|清楚)(?:是否|要不要|会不会|谁|怎么)|待(?:定|确认|讨论)[。.]?$|(?:需要|需)(?:再)?(?:确认|讨论)[。.]?$';

/** "Resta da capire chi …", "unklar ist mir noch, ob …": asks without a question mark. */
export const asksIndirectly = new RegExp(`(?<!\\p{L})(?:${spaced}|${apart})(?!\\p{L})|${unspaced}`, 'iu');

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
