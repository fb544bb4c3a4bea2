import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in German; the keys are those of every language. */
export const derivedDe: DerivedPhrases = {
  watchLimit: 'Im Betrieb zu messen: {ids}.',
  askTarget: 'Welcher Wert muss „{text}“ ablösen, damit das Ziel erreicht ist?',
  askStep: 'Was muss geschehen, wenn {id} auf halbem Weg scheitert: „{text}“?',
  askAtLimit: 'Was geschieht, wenn die Grenze von {id} erreicht ist: „{text}“?',
  askZone: 'In welcher Zeitzone gilt {time}?',
  askRun: 'Was geschieht, wenn der Lauf von {id} sich verspätet oder ausfällt?',
  askShare: 'Für welchen Anteil der Fälle muss {id} gelten?',
  askAgreed: 'Ist das vereinbart: „{text}“?',
  askRestore: 'Lässt sich wiederherstellen, was {id} entfernt, und durch wen?',
  askUndelivered: 'Was geschieht, wenn die Nachricht von {id} nicht zugestellt werden kann?',
  pointOf: 'Einzelheiten zu {ids}',
  otherwise: 'die Bedingung von {id} nicht gilt',
  holds: 'gilt: {text}',
  benefitProblem: '„{text}“ nicht mehr vorkommt',
  benefitGoal: '„{text}“ erreicht wird',
  limitExceeded: 'die Grenze von {id} überschritten wird',
  testMost: 'Zu messen: {text}. {limit} besteht, mehr als {limit} nicht.',
  testUnder: 'Zu messen: {text}. Weniger als {limit} besteht, {limit} nicht.',
  testLeast: 'Zu messen: {text}. {limit} besteht, weniger als {limit} nicht.',
  testPlain: 'Zu prüfen: {text}.',
  testInspected: 'Am Wortlaut durch Inspektion zu prüfen: {ids}.',
};
