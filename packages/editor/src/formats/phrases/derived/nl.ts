import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Dutch; the keys are those of every language. */
export const derivedNl: DerivedPhrases = {
  askStep: 'Wat moet er gebeuren wanneer {id} halverwege mislukt: ‘{text}’?',
  askZone: 'In welke tijdzone geldt {time}?',
  askShare: 'Voor welk deel van de gevallen moet {id} gelden: ‘{text}’?',
  askAgreed: 'Is dit afgesproken: ‘{text}’?',
  askUndelivered: 'Wat gebeurt er wanneer het bericht van {id} niet kan worden bezorgd?',
  pointOf: 'de details van {ids}',
  holds: 'geldt: {text}',
  benefitGoal: '‘{text}’ wordt bereikt',
  testMost: 'Te meten: {text}. {limit} is goed, meer dan {limit} niet.',
  testUnder: 'Te meten: {text}. Minder dan {limit} is goed, {limit} niet.',
  testLeast: 'Te meten: {text}. {limit} is goed, minder dan {limit} niet.',
  testPlain: 'Te controleren: {text}.',
  testInspected: 'Door inspectie te controleren, naar de tekst: {ids}.',
};
