import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Spanish. */
export const scenariosEs: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Dado que',
  whenWord: 'Cuando',
  thenWord: 'Entonces',
  unreachable: '{part} no responde o va lento: {state}.',
  scenarioInPlace: 'el cambio está activo',
  scenarioMeasured: 'se mide la duración ({text})',
  scenarioSequel: 'el paso anterior está hecho',
  scenarioRefused: 'el intento se rechaza con un error y nada cambia',
  scenarioTriedAt: 'esto se intenta {limit}',
  scenarioHappensAt: 'esto no ocurre hasta {limit}',
  scenarioCount: 'hay {limit}',
  scenarioPasses: '{limit} no supera la prueba, y lo que queda por debajo sí',
  scenarioLate: 'esto cuenta como tardío',
  scenarioOther: 'otra persona, y no {who}, lo intenta',
  scenarioAllows: 'el sistema lo permite',
  scenarioNoCase: 'no se da este caso: {text}',
  scenarioNoFollow: 'esto no ocurre: «{text}»',
  scenarioTriesAnyway: 'alguien lo intenta de todos modos',
  scenarioMoment: 'llega el momento ({time})',
  scenarioNotYet: 'aún no ha llegado el momento ({time})',
  scenarioIncomplete: '{attempt} y faltan datos o no son válidos',
  assumeRefusal: 'Un intento rechazado deja intactos los datos guardados.',
};
