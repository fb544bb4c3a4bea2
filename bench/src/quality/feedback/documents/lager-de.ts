import type { Described } from './trial-document.ts';

export const lagerDe: Described = {
  name: 'lager-de',
  format: 'Technical Spec',
  language: 'de',
  annotations: {
    title: 'Bestände im Lager',
    demands: ['das System muss jede Korrektur mit dem Namen des Mitarbeiters protokollieren'],
    deeds: ['abgelaufene Artikel sperren'],
    risks: ['die Akkus der Scanner könnten zu früh leer sein'],
    nonGoals: ['eine Anbindung an den Webshop'],
    questions: ['Wer darf Artikel sperren?'],
    facts: [
      ['Entwurf', 'der Server steht im Rechenzentrum in Kassel'],
      ['Einführung und Rücknahme', 'die Schulung dauert einen Tag'],
    ],
    sections: [['Betrieb', 'die IT betreut den Server werktags']],
    headings: [
      ['Entwurf', 'Architektur'],
      ['Risiken', 'Gefahren'],
    ],
    terms: [['Scanner', 'Handgerät']],
    requirements: [
      { topic: 'den Etiketten', says: 'Das System DARF Etiketten' },
      { topic: 'dem Bericht an die Buchhaltung', says: 'Das System SOLLTE jeden Abend' },
    ],
    openQuestions: [
      {
        topic: 'den neuen Scannern',
        says: 'Wer bezahlt die neuen Scanner',
        answer: 'der Einkauf bezahlt sie',
      },
      {
        topic: 'der Aufbewahrung von Buchungen',
        says: 'Wie lange werden Buchungen aufbewahrt',
        answer: 'Buchungen werden zehn Jahre aufbewahrt',
      },
    ],
    values: [{ topic: 'die Dauer einer Suche', is: '2 Sekunden', other: '3 Sekunden' }],
    dates: [{ topic: 'die Einführung', is: '1. März 2027', other: '15. Juni 2027' }],
    twofold: [
      {
        topic: 'gesperrte Artikel',
        says: 'Das System MUSS gesperrte Artikel',
        halves: ['gesperrte Artikel markieren', 'die Lagerleitung benachrichtigen'],
      },
    ],
  },
};
