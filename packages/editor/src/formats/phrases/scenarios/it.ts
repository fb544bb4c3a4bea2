import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Italian. */
export const scenariosIt: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Dato che',
  whenWord: 'Quando',
  thenWord: 'Allora',
  caseCovered: 'Coperto da {ids}: {text}',
  unreachable: '{part} non risponde o è lento: {state}.',
  scenarioInPlace: 'la modifica è attiva',
  scenarioExercised: 'un test verifica {id}',
  scenarioMeasured: '{id} viene misurato',
  scenarioEach: 'un test verifica ciascuno di essi',
  scenarioEachHolds: 'vale ciò che dice ciascuno di essi',
  scenarioTries: '{subject} tenta questo: {action}',
  scenarioSucceeds: 'ciò riesce come dice {id}',
  scenarioSequel: 'il passo precedente è concluso',
  scenarioInvalid: 'i dati per {id} mancano o non sono validi',
  scenarioInvalidAttempt: '{subject} tentano {id} con dati non validi',
  scenarioRefused: 'il tentativo viene respinto con un errore e nulla cambia',
  assumeRefusal: 'Un tentativo respinto lascia invariati i dati memorizzati.',
};
