import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in French. */
export const scenariosFr: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Étant donné que',
  whenWord: 'Quand',
  thenWord: 'Alors',
  unreachable: '{part} est injoignable ou trop lent : {state}.',
  scenarioInPlace: 'le changement est en place',
  scenarioMeasured: 'la durée est mesurée ({text})',
  scenarioSequel: 'l’étape précédente est faite',
  scenarioRefused: 'la tentative est rejetée avec une erreur et rien ne change',
  scenarioTriedAt: 'cela est tenté {limit}',
  scenarioHappensAt: 'cela arrive seulement {limit}',
  scenarioCount: 'il y a {limit}',
  scenarioPasses: '{limit} échoue au test, et ce qui reste en dessous le réussit',
  scenarioLate: 'cela compte comme tardif',
  scenarioOther: 'quelqu’un d’autre que {who} tente cela',
  scenarioAllows: 'le système le permet',
  scenarioNoCase: 'ce n’est pas le cas : {text}',
  scenarioNoFollow: 'ceci n’a pas lieu : « {text} »',
  scenarioTriesAnyway: 'quelqu’un le tente malgré tout',
  scenarioMoment: 'le moment est venu ({time})',
  scenarioNotYet: 'le moment n’est pas encore venu ({time})',
  scenarioIncomplete: '{attempt} et que des données manquent ou sont invalides',
  assumeRefusal: 'Une tentative refusée laisse les données enregistrées intactes.',
};
