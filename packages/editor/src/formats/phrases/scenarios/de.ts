import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in German. */
export const scenariosDe: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Angenommen',
  whenWord: 'Wenn',
  thenWord: 'Dann',
  unreachable: '{part} ist nicht erreichbar oder zu langsam: {state}.',
  scenarioInPlace: 'die Änderung ist aktiv',
  scenarioMeasured: 'die Dauer gemessen wird ({text})',
  scenarioSequel: 'der vorige Schritt erledigt ist',
  scenarioRefused: 'wird der Versuch mit einem Fehler abgelehnt und nichts ändert sich',
  scenarioTriedAt: 'dies {limit} versucht wird',
  scenarioHappensAt: 'dies erst {limit} geschieht',
  scenarioCount: 'es {limit} sind',
  scenarioPasses: 'fällt {limit} durch, und was darunter bleibt, besteht',
  scenarioLate: 'gilt dies als verspätet',
  scenarioOther: 'jemand anderes als {who} dies versucht',
  scenarioAllows: 'lässt das System dies zu',
  scenarioNoCase: 'dies nicht der Fall ist: {text}',
  scenarioNoFollow: 'unterbleibt dies: „{text}“',
  scenarioTriesAnyway: 'es trotzdem jemand versucht',
  scenarioMoment: 'dieser Zeitpunkt erreicht ist ({time})',
  scenarioNotYet: 'dieser Zeitpunkt noch nicht erreicht ist ({time})',
  scenarioIncomplete: '{attempt} und Angaben dazu fehlen oder ungültig sind',
  assumeRefusal: 'Ein abgelehnter Versuch lässt gespeicherte Daten unverändert.',
};
