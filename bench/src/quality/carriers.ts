import type { LanguageCode } from './language-letters.ts';

/** Sound sentences with a place for a word, which say little about what it may be. */
export const CARRIERS: Readonly<Record<'en' | LanguageCode, readonly string[]>> = {
  en: [
    'The note on the board says {word} and nothing else.',
    'We looked at {word} before the meeting started.',
    'In the last release they wrote {word} into the report.',
    'Somebody asked about {word} yesterday.',
    'The chapter about {word} comes after the introduction.',
  ],
  de: [
    'Auf der Tafel steht {word} und sonst nichts.',
    'In der letzten Version haben wir {word} in den Bericht geschrieben.',
    'Gestern hat jemand nach {word} gefragt.',
    'Das Kapitel über {word} kommt nach der Einleitung.',
  ],
  fr: [
    'Sur le tableau il est écrit {word} et rien de plus.',
    'Dans la dernière version nous avons mis {word} dans le rapport.',
    'Hier quelqu’un a mentionné {word} devant nous.',
    'Le chapitre sur {word} vient après la présentation.',
  ],
  es: [
    'En la pizarra está escrito {word} y nada más.',
    'En la última versión pusimos {word} en el informe.',
    'Ayer alguien preguntó por {word} en la reunión.',
    'El capítulo sobre {word} viene después del principio.',
  ],
  pt: [
    'No quadro está escrito {word} e nada mais.',
    'Na última versão pusemos {word} no relatório.',
    'Ontem alguém perguntou sobre {word} na reunião.',
    'O capítulo sobre {word} vem depois do começo.',
  ],
  it: [
    'Sulla lavagna è scritto {word} e nulla di più.',
    'Nella versione più recente abbiamo messo {word} nel rapporto.',
    'Ieri qualcuno ha chiesto di {word} durante la riunione.',
    'Il capitolo su {word} viene dopo la premessa.',
  ],
  nl: [
    'Op het bord staat {word} en verder niets.',
    'In de laatste versie hebben we {word} in het verslag gezet.',
    'Gisteren vroeg iemand naar {word} tijdens het overleg.',
    'Het hoofdstuk over {word} komt na de inleiding.',
  ],
  pl: [
    'Na tablicy jest napisane {word} i nic więcej.',
    'W ostatniej wersji wpisaliśmy {word} do raportu.',
    'Wczoraj ktoś zapytał o {word} podczas spotkania.',
    'Rozdział o {word} jest zaraz po wstępie.',
  ],
};
