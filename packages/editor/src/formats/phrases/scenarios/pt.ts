import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Portuguese. */
export const scenariosPt: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Dado que',
  whenWord: 'Quando',
  thenWord: 'Então',
  caseCovered: 'Coberto por {ids}: {text}',
  unreachable: '{part} não responde ou está lento: {state}.',
  scenarioInPlace: 'a mudança está ativa',
  scenarioExercised: 'um teste verifica {id}',
  scenarioMeasured: '{id} é medido',
  scenarioEach: 'um teste verifica cada um deles',
  scenarioEachHolds: 'vale o que cada um deles diz',
  scenarioTries: '{subject} tenta isto: {action}',
  scenarioSucceeds: 'isso funciona como {id} diz',
  scenarioSequel: 'o passo anterior está concluído',
  scenarioInvalid: 'a entrada de {id} falta ou é inválida',
  scenarioInvalidAttempt: '{subject} tentam {id} com dados inválidos',
  scenarioRefused: 'a tentativa é rejeitada com um erro e nada muda',
  assumeRefusal: 'Uma tentativa recusada deixa os dados gravados inalterados.',
};
