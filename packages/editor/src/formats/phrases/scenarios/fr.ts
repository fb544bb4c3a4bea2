import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in French. */
export const scenariosFr: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Étant donné que',
  whenWord: 'Quand',
  thenWord: 'Alors',
  caseCovered: 'Couvert par {ids} : {text}',
  unreachable: '{part} est injoignable ou trop lent : {state}.',
  scenarioInPlace: 'le changement est en place',
  scenarioExercised: 'un test vérifie {id}',
  scenarioMeasured: '{id} est mesuré',
  scenarioEach: 'un test vérifie chacune',
  scenarioEachHolds: 'ce que dit chacune est vrai',
  scenarioTries: '{subject} tente ceci : {action}',
  scenarioSucceeds: 'cela réussit comme le dit {id}',
  scenarioSequel: 'l’étape précédente est faite',
  scenarioInvalid: 'l’entrée de {id} manque ou est invalide',
  scenarioInvalidAttempt: '{subject} tentent {id} avec des données invalides',
  scenarioRefused: 'la tentative est rejetée avec une erreur et rien ne change',
  assumeRefusal: 'Une tentative refusée laisse les données enregistrées intactes.',
};
