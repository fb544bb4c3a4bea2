import { inSentence } from '../../voice/in-sentence.ts';
import { deniedIn } from './denied.ts';
import { type Cases, notApplied, type Told, thenHolds } from './told.ts';
import { unspacedCondition } from './unspaced-condition.ts';

const before: Readonly<Record<string, RegExp>> = {
  de: /^(?:wenn|falls|sobald|sofern)\s([^,]{4,160}),\s(?:dann\s|so\s)?(.{3,})$/iu,
  fr: /^(?:(?:si|quand|lorsque|dès que|une fois que)\s|(?:lorsqu|dès qu|s)['’](?=\p{L}))([^,]{4,160}),\s(?:alors\s)?(.{3,})$/iu,
  es: /^(?:si|cuando|en cuanto|una vez que)\s([^,]{4,160}),\s(?:entonces\s)?(.{3,})$/iu,
  pt: /^(?:se|quando|assim que|logo que|caso)\s([^,]{4,160}),\s(?:então\s)?(.{3,})$/iu,
  it: /^(?:se|quando|appena|non appena|una volta che)\s([^,]{4,160}),\s(?:allora\s)?(.{3,})$/iu,
  nl: /^(?:als|wanneer|zodra|indien)\s([^,]{4,160}),\s(?:dan\s)?(.{3,})$/iu,
  pl: /^(?:jeśli|jeżeli|gdy|kiedy|jak tylko)\s([^,]{4,160}),\s(?:to\s|wtedy\s)?(.{3,})$/iu,
};
/** "Wird ein Schlüssel nicht zurückgelegt, erhält …": German opens a case with its verb, which stands last behind "wenn". */
const inverted =
  /^(Wird|Werden|Ist|Sind|Hat|Haben|Kann|Können|Fehlt|Fehlen)\s([^,?]{4,160}),\s(?:dann\s|so\s)?(\p{Ll}[^?]{3,})$/u;
/** "Fällt ein Ladepunkt aus, …": the part of a verb that German puts at the end of its clause. */
const parted =
  /^(Fällt|Geht|Kommt|Bricht|Tritt|Läuft|Holt|Gibt|Meldet|Bleibt|Schlägt|Bricht|Steht|Reißt|Nimmt|Sagt|Lehnt|Springt)\s([^,?]{3,140}?)\s(aus|ab|auf|an|ein|zurück|fehl|verloren|leer|weg|zu),\s(?:dann\s|so\s)?(\p{Ll}[^?]{3,})$/u;
/** A case behind what is to happen in it. */
const behind: Readonly<Record<string, RegExp>> = {
  de: /^([^,]{6,160}), (?:wenn|falls|sobald)\s([^,]{4,160})$/iu,
  fr: /^([^,]{6,160}?),? (?:(?:si|lorsque|dès que)\s|(?:lorsqu|dès qu)['’](?=\p{L}))([^,]{4,160})$/iu,
  es: /^([^,]{6,160}?),? (?:si|cuando|en cuanto)\s([^,]{4,160})$/iu,
  pt: /^([^,]{6,160}?),? (?:quando|assim que)\s([^,]{4,160})$/iu,
  it: /^([^,]{6,160}?),? (?:se|quando|appena)\s([^,]{4,160})$/iu,
  // "Moeten als CSV worden geëxporteerd": what a thing is to become is no case.
  nl: /^([^,]{6,160}?)(?<! (?:moet|moeten|mag|mogen|kan|kunnen|wordt|worden|zal|zullen|is|zijn)),? (?:als|wanneer|zodra)\s([^,]{4,160})$/iu,
  pl: /^([^,]{6,160}), (?:jeśli|jeżeli|gdy|kiedy)\s([^,]{4,160})$/iu,
};

/** A case that a sentence sets, with what it has happen then, each in its own words. */
export interface Condition {
  readonly when: string;
  readonly main: string;
  readonly isBehind: boolean;
}

/** "Si le paiement échoue, le créneau est libéré" taken apart at its comma; null where a sentence sets no case. */
export function conditionIn(said: string, language: string): Condition | null {
  const unspaced = unspacedCondition(said, language);
  if (unspaced !== null) return { ...unspaced, isBehind: false };
  const [, when = '', main = ''] = before[language]?.exec(said) ?? [];
  if (main !== '') return { when, main, isBehind: false };
  const [, verb = '', rest = '', follows = ''] = (language === 'de' ? inverted.exec(said) : null) ?? [];
  if (verb !== '') return { when: `${rest} ${verb.toLowerCase()}`, main: follows, isBehind: false };
  const [, finite = '', clause = '', particle = '', goesOn = ''] =
    (language === 'de' ? parted.exec(said) : null) ?? [];
  if (finite !== '')
    return { when: `${clause} ${particle}${finite.toLowerCase()}`, main: goesOn, isBehind: false };
  const [, what = '', then = ''] = behind[language]?.exec(said) ?? [];
  return then === '' ? null : { when: then, main: what, isBehind: true };
}

/** The case in which something is to happen, and the same without it. */
export function conditionCases(told: Told): Cases | null {
  const condition = conditionIn(told.said, told.language);
  if (condition === null) return null;
  const { when, main, isBehind } = condition;
  const against = deniedIn(when, told.language);
  return {
    shows: {
      trigger: when,
      outcome: isBehind ? thenHolds(main, told) : then(main, told),
    },
    against: against === null ? null : { trigger: against, outcome: notApplied(main, told) },
  };
}

/** What happens in the case: told where it is bound to happen, quoted where it is only ordered. */
function then(main: string, told: Told): string {
  const { language, composition } = told;
  if (infinitive[language]?.test(main)) return thenHolds(main, { ...told, isClause: false });
  return inSentence(language === 'de' ? withoutBinding(main) : main, composition);
}

/** "Mostrar un aviso": an order that has no form of a person. */
const infinitive: Readonly<Record<string, RegExp>> = {
  fr: /^(?:ne pas )?\p{L}{2,}(?:er|ir|re|oir) (?:un|une|le|la|les|l['’]|à|au|aux|en|par|\p{L}+s |["«“])/iu,
  es: /^(?:no )?\p{L}{2,}(?:ar|er|ir)(?:l[oae]s?|se)?(?= )/iu,
  it: /^(?:non )?\p{L}{2,}(?:are|ere|ire)(?= )/iu,
  pt: /^(?:não )?\p{L}{2,}(?:ar|er|ir)(?= )/iu,
};

/** "Muss der Import abgebrochen werden" → "wird der Import abgebrochen": what is to be seen, and no demand. */
function withoutBinding(main: string): string {
  const [, modal = '', said = '', end = ''] =
    /^(muss|müssen|soll|sollen|sollte|sollten) (.{3,}? \p{Ll}{3,}(?:t|en)) werden([,;].*)?$/su.exec(main) ??
    [];
  return said === '' ? main : `${/(?:en)$/u.test(modal) ? 'werden' : 'wird'} ${said}${end}`;
}
