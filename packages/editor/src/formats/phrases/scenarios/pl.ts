import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Polish. */
export const scenariosPl: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: 'Zakładając, że',
  whenWord: 'Gdy',
  thenWord: 'Wtedy',
  unreachable: '{part} jest nieosiągalne lub wolne: {state}.',
  scenarioInPlace: 'zmiana jest wprowadzona',
  scenarioMeasured: 'mierzony jest czas ({text})',
  scenarioSequel: 'poprzedni krok jest wykonany',
  scenarioRefused: 'próba zostaje odrzucona z błędem i nic się nie zmienia',
  scenarioTriedAt: 'próba następuje {limit}',
  scenarioHappensAt: 'dzieje się to dopiero {limit}',
  scenarioCount: 'jest {limit}',
  scenarioPasses: '{limit} nie przechodzi testu, a to, co poniżej, przechodzi',
  scenarioLate: 'uznaje się to za spóźnione',
  scenarioOther: 'próbuje tego ktoś inny niż {who}',
  scenarioAllows: 'system na to pozwala',
  scenarioNoCase: 'tak nie jest: {text}',
  scenarioNoFollow: 'nie dzieje się to: „{text}”',
  scenarioTriesAnyway: 'ktoś mimo to próbuje',
  scenarioMoment: 'nadchodzi pora ({time})',
  scenarioNotYet: 'pora jeszcze nie nadeszła ({time})',
  scenarioIncomplete: '{attempt}, a brakuje danych lub są niepoprawne',
  assumeRefusal: 'Odrzucona próba nie zmienia zapisanych danych.',
};
