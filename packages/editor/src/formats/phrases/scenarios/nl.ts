import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Dutch. */
export const scenariosNl: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Gegeven dat',
  whenWord: 'Wanneer',
  thenWord: 'Dan',
  caseCovered: 'Gedekt door {ids}: {text}',
  unreachable: '{part} is onbereikbaar of traag: {state}.',
  scenarioInPlace: 'de wijziging actief is',
  scenarioExercised: 'een test {id} controleert',
  scenarioMeasured: '{id} gemeten wordt',
  scenarioEach: 'een test elk daarvan controleert',
  scenarioEachHolds: 'geldt wat elk daarvan zegt',
  scenarioTries: '{subject} dit probeert: {action}',
  scenarioSucceeds: 'lukt dit zoals {id} zegt',
  scenarioSequel: 'de vorige stap klaar is',
  scenarioInvalid: 'de invoer voor {id} ontbreekt of ongeldig is',
  scenarioInvalidAttempt: '{subject} {id} met ongeldige gegevens proberen',
  scenarioRefused: 'wordt dit met een fout geweigerd en verandert er niets',
  assumeRefusal: 'Een geweigerde poging laat opgeslagen gegevens ongewijzigd.',
};
