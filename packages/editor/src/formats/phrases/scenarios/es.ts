import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Spanish. */
export const scenariosEs: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Dado que',
  whenWord: 'Cuando',
  thenWord: 'Entonces',
  caseCovered: 'Cubierto por {ids}: {text}',
  unreachable: '{part} no responde o va lento: {state}.',
  scenarioInPlace: 'el cambio está activo',
  scenarioExercised: 'una prueba comprueba {id}',
  scenarioMeasured: 'se mide {id}',
  scenarioEach: 'una prueba comprueba cada uno',
  scenarioEachHolds: 'se cumple lo que dice cada uno',
  scenarioTries: '{subject} intenta esto: {action}',
  scenarioSucceeds: 'esto se logra como dice {id}',
  scenarioSequel: 'el paso anterior está hecho',
  scenarioInvalid: 'la entrada de {id} falta o no es válida',
  scenarioInvalidAttempt: '{subject} intentan {id} con datos no válidos',
  scenarioRefused: 'el intento se rechaza con un error y nada cambia',
  assumeRefusal: 'Un intento rechazado deja intactos los datos guardados.',
};
