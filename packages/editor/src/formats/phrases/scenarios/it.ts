import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Italian. */
export const scenariosIt: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Dato che',
  whenWord: 'Quando',
  thenWord: 'Allora',
  unreachable: '{part} non risponde o è lento: {state}.',
  scenarioInPlace: 'la modifica è attiva',
  scenarioMeasured: 'si misura la durata ({text})',
  scenarioSequel: 'il passo precedente è concluso',
  scenarioRefused: 'il tentativo viene respinto con un errore e nulla cambia',
  scenarioTriedAt: 'questo viene tentato {limit}',
  scenarioHappensAt: 'questo avviene solo {limit}',
  scenarioCount: 'ci sono {limit}',
  scenarioPasses: '{limit} non supera la prova, e ciò che resta al di sotto sì',
  scenarioLate: 'questo vale come tardivo',
  scenarioOther: 'un’altra persona, e non {who}, ci prova',
  scenarioAllows: 'il sistema lo permette',
  scenarioNoCase: 'non si dà questo caso: {text}',
  scenarioNoFollow: 'questo non avviene: «{text}»',
  scenarioTriesAnyway: 'qualcuno ci prova comunque',
  scenarioMoment: 'arriva il momento ({time})',
  scenarioNotYet: 'non è ancora arrivato il momento ({time})',
  scenarioIncomplete: '{attempt} e mancano dei dati o non sono validi',
  assumeRefusal: 'Un tentativo respinto lascia invariati i dati memorizzati.',
};
