import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Polish; the keys are those of every language. */
export const derivedPl: DerivedPhrases = {
  watchLimit: 'Do mierzenia w działaniu: {ids}.',
  askTarget: 'Jaka wartość ma zastąpić „{text}”, aby cel uznać za osiągnięty?',
  askStep: 'Co ma się stać, gdy {id} nie powiedzie się w połowie: „{text}”?',
  askAtLimit: 'Co się dzieje po osiągnięciu granicy {id}: „{text}”?',
  askZone: 'W jakiej strefie czasowej podano {time}?',
  askRun: 'Co się dzieje, gdy wykonanie {id} się opóźni lub nie nastąpi?',
  askShare: 'Dla jakiej części przypadków ma obowiązywać {id}?',
  askAgreed: 'Czy to jest uzgodnione: „{text}”?',
  askRestore: 'Czy można przywrócić to, co usuwa {id}, i kto może to zrobić?',
  askUndelivered: 'Co się dzieje, gdy wiadomości z {id} nie można dostarczyć?',
  pointOf: 'szczegóły {ids}',
  otherwise: 'warunek {id} nie jest spełniony',
  holds: 'obowiązuje: {text}',
  benefitProblem: '„{text}” już się nie zdarzało',
  benefitGoal: 'osiągnąć „{text}”',
  limitExceeded: 'granica {id} zostanie przekroczona',
  testMost: 'Do zmierzenia: {text}. {limit} spełnia wymaganie, więcej niż {limit} nie.',
  testUnder: 'Do zmierzenia: {text}. Mniej niż {limit} spełnia wymaganie, {limit} nie.',
  testLeast: 'Do zmierzenia: {text}. {limit} spełnia wymaganie, mniej niż {limit} nie.',
  testPlain: 'Do sprawdzenia: {text}.',
  testInspected: 'Do sprawdzenia przez inspekcję, zgodnie z brzmieniem: {ids}.',
};
