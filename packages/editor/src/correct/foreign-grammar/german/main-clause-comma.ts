import type { ProseRule } from '../../prose-rule.ts';

/** Finite forms that are no infinitives, so that they end a subordinate clause, and those that then begin the main one. */
const ENDING =
  'ist|sind|wird|hat|kann|muss|soll|darf|will|war|waren|wurde|wurden|geht|läuft|fehlt|hängt|steht|kommt|funktioniert|\\p{Ll}{0,12}(?:loggt|meldet|klickt|öffnet|startet|lädt|speichert)';
const BEGINNING =
  'ist|sind|wird|werden|hat|haben|habe|kann|können|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kommt|kommen|geht|gehen|gibt|funktioniert|läuft|bekomme|bekommt|bekommen|sehe|sieht|passiert|hängt|stürzt|bricht|erscheint|fehlt|würde|wäre|brauchen|braucht|dauert|tritt|schlägt';

export const mainClauseComma: ProseRule = {
  id: 'punctuation/main-clause-comma',
  category: 'punctuation',
  message: 'Zwischen Nebensatz und Hauptsatz steht ein Komma.',
  pattern: new RegExp(
    `(?<=(?:^|[.!?:]\\s|\\n)(?:Wenn|Falls|Sobald|Weil|Obwohl|Nachdem|Bevor|Solange|Seitdem|Sofern|Da) [^.,;:!?()\\n–-]{4,90} (?:${ENDING})) (?=(?:${BEGINNING}) (?:ich|du|er|sie|es|wir|ihr|man|der|die|das|ein|eine|einen|kein|keine|unser|unsere|nichts|nicht|alles|sich|dann|auf)(?!\\p{L}))`,
    'gmu',
  ),
  replace: () => ', ',
  examples: [
    [
      'Wenn der Build rot ist kann man nicht ausliefern.',
      'Wenn der Build rot ist, kann man nicht ausliefern.',
    ],
    ['Sobald die Datei da ist wird sie gelesen.', 'Sobald die Datei da ist, wird sie gelesen.'],
  ],
  counterExamples: [
    'Wenn der Build rot ist, kann man nicht ausliefern.',
    'Da wird er nicht fertig.',
    'Wenn es gemacht werden kann, ist es gut.',
  ],
};
