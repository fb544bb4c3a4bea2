import type { ProseRule } from '../../prose-rule.ts';

const FINITE =
  'muss|müssen|musst|kann|können|kannst|sollte|sollten|soll|sollen|darf|dürfen|wird|werden|wurde|wurden|ist|sind|war|waren|hat|haben|habe|braucht|brauchen|gibt|reicht|genügt|nutzt|nutzen|verwendet|verwenden|müsste|könnte|würde|hilft|bietet|geht|gehen|setzen|setzt|führt|führe|lässt|empfiehlt';

/** "Um das zu prüfen muss man …": the group that opens a sentence ends before its verb. */
export const initialInfinitiveComma: ProseRule = {
  id: 'punctuation/initial-infinitive-comma',
  category: 'punctuation',
  message: 'Nach einer Infinitivgruppe mit „um“, „ohne“ oder „statt“ steht ein Komma.',
  pattern: new RegExp(
    `(?<=(?:^|\\n|[.!?:] )(?:Um|Ohne|Statt|Anstatt|um|ohne|statt|anstatt) (?:(?!(?:zu|und|oder) )[\\p{L}\\p{N}-]{1,40} ){0,8}(?:zu \\p{Ll}{2,30}(?:en|ern|eln|un)|\\p{Ll}{2,12}zu\\p{Ll}{2,30}(?:en|ern|eln))) (?=(?:${FINITE}) )`,
    'gmu',
  ),
  replace: () => ', ',
  examples: [
    ['Um den Fehler zu beheben muss man neu starten.', 'Um den Fehler zu beheben, muss man neu starten.'],
    ['Ohne es zu wissen hat er gelöscht.', 'Ohne es zu wissen, hat er gelöscht.'],
  ],
  counterExamples: [
    'Um den Fehler zu beheben, muss man neu starten.',
    'Um 9 Uhr ist nichts zu sehen.',
    'Um die zu großen Dateien kümmert sich der Job.',
  ],
};
