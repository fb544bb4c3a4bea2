import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Polish; the keys are those of every language. */
export const derivedPl: DerivedPhrases = {
  askStep: 'Co ma się stać, gdy {id} nie powiedzie się w połowie: „{text}”?',
  askZone: 'W jakiej strefie czasowej podano {time}?',
  askShare: 'Dla jakiej części przypadków ma obowiązywać {id}: „{text}”?',
  askAgreed: 'Czy to jest uzgodnione: „{text}”?',
  askUndelivered: 'Co się dzieje, gdy wiadomości z {id} nie można dostarczyć?',
  pointOf: 'szczegóły {ids}',
  holds: 'obowiązuje: {text}',
  benefitGoal: 'osiągnąć „{text}”',
  testMost: 'Do zmierzenia: {text}. {limit} spełnia wymaganie, więcej niż {limit} nie.',
  testUnder: 'Do zmierzenia: {text}. Mniej niż {limit} spełnia wymaganie, {limit} nie.',
  testLeast: 'Do zmierzenia: {text}. {limit} spełnia wymaganie, mniej niż {limit} nie.',
  testPlain: 'Do sprawdzenia: {text}.',
  testInspected: 'Do sprawdzenia przez inspekcję, zgodnie z brzmieniem: {ids}.',
};
