import { isWord } from './words.ts';

/** Forms of the third person that no ending tells, with their infinitives. */
const bent: Readonly<Record<string, string>> = {
  jest: 'być',
  są: 'być',
  zostaje: 'zostać',
  zostanie: 'zostać',
  zostają: 'zostać',
  zostaną: 'zostać',
  dostaje: 'dostawać',
  dostają: 'dostawać',
  widzi: 'widzieć',
  widzą: 'widzieć',
  ma: 'mieć',
  mają: 'mieć',
  może: 'móc',
};

/** Verbs of work with things that hold data, by what stands before "a" in the third person and "ać" in the infinitive. */
const known =
  /^(?:wygas|odśwież|zatwierdz|odrzuc|znik|trafi|odbyw|usuw|zgłasz|sprawdz|ustawi|zmieni|wypełni|przypomin|powiadami|zawier|zamyk|otwier|pobier|wybier|przesył|odsył|wysył|wyświetl|umożliwi|pozwal|oblicz|wylicz|nalicz|oznacz|uzupełni|rozpoczyn|dział|czek|wrac|zapis|nadaw|używ|wygryw|zwalni|zwrac|przyjm|ustal|skład|spełni|przypis|dołącz|włącz|wyłącz|przełącz|podłącz|zatrzym|wstrzym|przechodz|wchodz|wychodz|pojawi|opłac|odbier|rozlicz|scal|pomij|ogranicz|odmawi|zamawi|odmierz|trw)$/u;

/** "Podpisuje" is of "podpisywać", "kasuje" of "kasować". */
const lasting: readonly (readonly [RegExp, string])[] = [
  [/(?<=ow)(?:uje|ują)$/u, 'ywać'],
  [/(?<=(?:trzym|pis|kon|kaz|mięt|czyt|chow|zys|woł|bud|twarz))(?:uje|ują)$/u, 'ywać'],
  [/(?<=(?:szuk|czek|śledz?|słuch))(?:uje|ują)$/u, 'iwać'],
  [/(?:uje|ują)$/u, 'ować'],
];

/** Endings of one and of several with those of the infinitive, for verbs of the lists. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:aje|ają)$/u, ['awać', 'ać']],
  [/a$/u, ['ać']],
  [/(?:i|ią)$/u, ['ić', 'ieć']],
  [/(?:y|ą)$/u, ['yć', 'eć']],
];

/** The infinitive of a Polish form in the third person; null where it is none. */
export function polishInfinitive(form: string): string | null {
  if (Object.hasOwn(bent, form)) return bent[form] ?? null;
  if (!/^\p{Ll}{4,}$/u.test(form)) return null;
  const lasts = lasting.find(([ending]) => ending.test(form));
  if (lasts) return form.replace(...lasts);
  if (known.test(form.replace(/(?:a|ają)$/u, ''))) return form.replace(/(?:a|ają)$/u, 'ać');
  for (const [ending, infinitives] of endings) {
    const made = ending.test(form)
      ? infinitives.map((infinitive) => form.replace(ending, infinitive)).find((one) => isWord(one, 'pl'))
      : undefined;
    if (made !== undefined) return made;
  }
  return null;
}
