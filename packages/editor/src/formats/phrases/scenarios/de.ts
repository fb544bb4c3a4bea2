import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in German. */
export const scenariosDe: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Angenommen',
  whenWord: 'Wenn',
  thenWord: 'Dann',
  caseCovered: 'Abgedeckt durch {ids}: {text}',
  unreachable: '{part} ist nicht erreichbar oder zu langsam: {state}.',
  scenarioInPlace: 'die Änderung ist aktiv',
  scenarioExercised: 'ein Test {id} prüft',
  scenarioMeasured: '{id} gemessen wird',
  scenarioEach: 'ein Test jede davon prüft',
  scenarioEachHolds: 'gilt, was jede davon sagt',
  scenarioTries: '{subject} dies versucht: {action}',
  scenarioSucceeds: 'gelingt dies, wie {id} sagt',
  scenarioSequel: 'der vorige Schritt erledigt ist',
  scenarioInvalid: 'die Eingabe zu {id} fehlt oder ungültig ist',
  scenarioInvalidAttempt: '{subject} {id} mit ungültigen Daten versuchen',
  scenarioRefused: 'wird der Versuch mit einem Fehler abgelehnt und nichts ändert sich',
  assumeRefusal: 'Ein abgelehnter Versuch lässt gespeicherte Daten unverändert.',
};
