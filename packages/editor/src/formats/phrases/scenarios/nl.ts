import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Dutch. */
export const scenariosNl: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Gegeven dat',
  whenWord: 'Wanneer',
  thenWord: 'Dan',
  unreachable: '{part} is onbereikbaar of traag: {state}.',
  scenarioInPlace: 'de wijziging actief is',
  scenarioMeasured: 'de duur gemeten wordt ({text})',
  scenarioSequel: 'de vorige stap klaar is',
  scenarioRefused: 'wordt dit met een fout geweigerd en verandert er niets',
  scenarioTriedAt: 'dit {limit} wordt geprobeerd',
  scenarioHappensAt: 'dit pas {limit} gebeurt',
  scenarioCount: 'het {limit} zijn',
  scenarioPasses: 'zakt {limit}, en slaagt wat daaronder blijft',
  scenarioLate: 'geldt dit als te laat',
  scenarioOther: 'iemand anders dan {who} dit probeert',
  scenarioAllows: 'staat het systeem dit toe',
  scenarioNoCase: 'dit niet het geval is: {text}',
  scenarioNoFollow: 'blijft dit uit: ‘{text}’',
  scenarioTriesAnyway: 'iemand het toch probeert',
  scenarioMoment: 'het zover is ({time})',
  scenarioNotYet: 'het nog niet zover is ({time})',
  scenarioIncomplete: '{attempt} en gegevens daarvoor ontbreken of ongeldig zijn',
  assumeRefusal: 'Een geweigerde poging laat opgeslagen gegevens ongewijzigd.',
};
