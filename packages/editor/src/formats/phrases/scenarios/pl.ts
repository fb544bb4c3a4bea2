import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Polish. */
export const scenariosPl: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Zakładając, że',
  whenWord: 'Gdy',
  thenWord: 'Wtedy',
  caseCovered: 'Objęte przez {ids}: {text}',
  unreachable: '{part} jest nieosiągalne lub wolne: {state}.',
  scenarioInPlace: 'zmiana jest wprowadzona',
  scenarioExercised: 'test sprawdza {id}',
  scenarioMeasured: '{id} jest mierzone',
  scenarioEach: 'test sprawdza każde z nich',
  scenarioEachHolds: 'obowiązuje to, co mówi każde z nich',
  scenarioTries: '{subject} próbuje tego: {action}',
  scenarioSucceeds: 'udaje się to tak, jak mówi {id}',
  scenarioSequel: 'poprzedni krok jest wykonany',
  scenarioInvalid: 'brakuje danych do {id} lub są niepoprawne',
  scenarioInvalidAttempt: '{subject} próbują {id} z niepoprawnymi danymi',
  scenarioRefused: 'próba zostaje odrzucona z błędem i nic się nie zmienia',
  assumeRefusal: 'Odrzucona próba nie zmienia zapisanych danych.',
};
