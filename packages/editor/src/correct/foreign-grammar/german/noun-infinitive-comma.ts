import type { ProseRule } from '../../prose-rule.ts';

/** Nouns that an infinitive with "zu" depends on. */
const NOUNS =
  'Möglichkeit|Möglichkeiten|Versuch|Idee|Vorschlag|Entscheidung|Absicht|Gelegenheit|Chance|Fähigkeit|Plan|Wunsch|Bitte|Aufgabe|Auftrag|Grund|Gründe|Weg|Wege|Ziel|Gefahr|Option|Optionen|Erlaubnis';

/** "eine Möglichkeit das zu lösen": the group that depends on a noun begins with a comma. */
export const nounInfinitiveComma: ProseRule = {
  id: 'punctuation/noun-infinitive-comma',
  category: 'punctuation',
  message: 'Vor einer Infinitivgruppe, die von einem Substantiv abhängt, steht ein Komma.',
  pattern: new RegExp(
    `(?<=(?<!\\p{L})(?:${NOUNS})) (?=(?:das|dies|es|den|die|dem|der|ein|eine|einen|ihn|sie|alle|alles|etwas|diese[ns]?|unsere[ns]?|beide) (?:(?!(?:zu|und|oder|ist|sind|hat|haben|wird|werden|war|kann|muss) )[\\p{L}\\p{N}-]{1,30} ){0,4}(?:zu \\p{Ll}{2,30}(?:en|ern|eln|un)|\\p{Ll}{2,12}zu\\p{Ll}{2,30}(?:en|ern|eln))(?=[.,;!?]|$|\\n))`,
    'gmu',
  ),
  replace: () => ', ',
  examples: [
    ['Es gibt zwei Möglichkeiten das zu lösen.', 'Es gibt zwei Möglichkeiten, das zu lösen.'],
    ['Der Plan den Cache zu leeren, ist gut.', 'Der Plan, den Cache zu leeren, ist gut.'],
  ],
  counterExamples: [
    'Es gibt zwei Möglichkeiten, das zu lösen.',
    'Das ist der Weg der Daten zu uns.',
    'Der Grund ist leicht zu sehen.',
  ],
};
