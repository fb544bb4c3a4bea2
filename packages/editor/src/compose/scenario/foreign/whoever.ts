import { caseWords } from './case-words.ts';
import type { Cases, Told } from './told.ts';

/** "Wer … offen hat, darf nicht vormerken". */
const germanBarred =
  /^wer (?<case>[^,;:]{4,90}), (?:darf|kann) (?:(?<before>[^,;:]{2,60}?) )?(?:nicht|kein(?<object>e[nmrs]?|) (?<noun>\p{Lu}\p{L}+)) ?(?<verb>(?:mehr )?\p{Ll}{3,}(?:en|ern|eln))$/iu;
/** "Wer … stehen bleibt, bekommt eine SMS". */
const germanGets =
  /^wer (?<case>[^,;:]{4,90}), (?<verb>(?:bekommt|erhält|zahlt|muss|wird|verliert|sieht|braucht|darf|kann)) (?<rest>(?!nicht|kein)[^;:]{3,120})$/iu;
/** "Quien debe más de 60 € no puede …". */
const spanishBarred =
  /^quien(?:es)? (?<case>[^,;:]{4,90}?),? no pueden? (?<deed>\p{Ll}+(?:[aeií]r|arse|erse|irse) ?[^;:]{0,120})$/iu;

/** Whoever is in a case, and what they may not do or get then, in German and Spanish. */
export function whoeverCases({ said, language }: Told): Cases | null {
  const words = caseWords[language];
  if (!words) return null;
  if (language === 'es') {
    const { case: which, deed } = spanishBarred.exec(said)?.groups ?? {};
    if (which === undefined || deed === undefined) return null;
    return {
      shows: {
        trigger: `alguien que ${which} quiere ${deed.replace(/ hasta (?=\p{Ll}+r(?!\p{L}))/u, ' antes de ')}`,
        outcome: words.rejected,
      },
      against: null,
    };
  }
  if (language !== 'de') return null;
  const barred = germanBarred.exec(said)?.groups;
  if (barred) {
    const noun = barred['noun'] === undefined ? '' : ` ein${barred['object'] ?? ''} ${barred['noun']}`;
    const before = barred['before'] === undefined ? '' : ` ${barred['before']}`;
    return {
      shows: {
        trigger: `jemand, der ${barred['case'] ?? ''},${before}${noun} ${barred['verb'] ?? ''} will`,
        outcome: words.rejected,
      },
      against: null,
    };
  }
  const gets = germanGets.exec(said)?.groups;
  if (!gets) return null;
  return {
    shows: {
      trigger: `jemand ${gets['case'] ?? ''}`,
      outcome: `${gets['verb'] ?? ''} diese Person ${gets['rest'] ?? ''}`,
    },
    against: null,
  };
}
