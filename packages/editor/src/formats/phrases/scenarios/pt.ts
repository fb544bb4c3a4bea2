import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Portuguese. */
export const scenariosPt: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Dado que',
  whenWord: 'Quando',
  thenWord: 'Então',
  unreachable: '{part} não responde ou está lento: {state}.',
  scenarioInPlace: 'a mudança está ativa',
  scenarioMeasured: 'a duração é medida ({text})',
  scenarioSequel: 'o passo anterior está concluído',
  scenarioRefused: 'a tentativa é rejeitada com um erro e nada muda',
  scenarioTriedAt: 'isto é tentado {limit}',
  scenarioHappensAt: 'isto só acontece {limit}',
  scenarioCount: 'há {limit}',
  scenarioPasses: '{limit} não passa no teste, e o que fica abaixo passa',
  scenarioLate: 'isto conta como atrasado',
  scenarioOther: 'outra pessoa, e não {who}, tenta isto',
  scenarioAllows: 'o sistema permite',
  scenarioNoCase: 'não se dá este caso: {text}',
  scenarioNoFollow: 'isto não acontece: “{text}”',
  scenarioTriesAnyway: 'alguém tenta mesmo assim',
  scenarioMoment: 'chega o momento ({time})',
  scenarioNotYet: 'ainda não chegou o momento ({time})',
  scenarioIncomplete: '{attempt} e faltam dados ou são inválidos',
  assumeRefusal: 'Uma tentativa recusada deixa os dados gravados inalterados.',
};
