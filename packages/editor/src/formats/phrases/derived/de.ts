import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in German; the keys are those of every language. */
export const derivedDe: DerivedPhrases = {
  askStep: 'Was muss geschehen, wenn {id} auf halbem Weg scheitert: „{text}“?',
  askZone: 'In welcher Zeitzone gilt {time}?',
  askShare: 'Für welchen Anteil der Fälle muss {id} gelten: „{text}“?',
  askAgreed: 'Ist das vereinbart: „{text}“?',
  askUndelivered: 'Was geschieht, wenn die Nachricht von {id} nicht zugestellt werden kann?',
  pointOf: 'Einzelheiten zu {ids}',
  holds: 'gilt: {text}',
  benefitGoal: '„{text}“ erreicht wird',
  testMost: 'Zu messen: {text}. {limit} besteht, mehr als {limit} nicht.',
  testUnder: 'Zu messen: {text}. Weniger als {limit} besteht, {limit} nicht.',
  testLeast: 'Zu messen: {text}. {limit} besteht, weniger als {limit} nicht.',
  testPlain: 'Zu prüfen: {text}.',
  testInspected: 'Am Wortlaut durch Inspektion zu prüfen: {ids}.',
};
