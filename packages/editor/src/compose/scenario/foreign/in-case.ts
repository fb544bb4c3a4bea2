import { type Cases, type Told, thenHolds } from './told.ts';
import { verbIn } from './undone.ts';

/** A case that a noun names: "bei Konflikten", "en cas d'échec". */
const opens: Readonly<Record<string, RegExp>> = {
  de: /^(?:bei|im Fall(?:e)?) (?!(?:uns|mir|ihm|ihr|ihnen|allen|jede[mr])(?!\p{L}))/iu,
  fr: /^en cas d(?:e |['’])/iu,
  es: /^en caso de /iu,
  it: /^in caso d(?:i |['’])/iu,
  pt: /^em caso de /iu,
  nl: /^bij /iu,
  pl: /^w (?:przypadku|razie) /iu,
};
/** How a case is told to be there: `{case}`. */
const there: Readonly<Record<string, string>> = {
  de: 'dieser Fall eintritt ({case})',
  fr: 'ce cas se présente ({case})',
  es: 'se da este caso ({case})',
  it: 'si verifica questo caso ({case})',
  pt: 'ocorre este caso ({case})',
  nl: 'dit geval zich voordoet ({case})',
  pl: 'zachodzi ten przypadek ({case})',
};
const longest = 8;

/** "Bei Konflikten gewinnt der Server": what happens in a case that a noun names, as it is then. */
export function inCaseCases(told: Told): Cases | null {
  const { said, bound, language, isQuality } = told;
  const words = there[language];
  if (isQuality || words === undefined || opens[language]?.test(said) !== true) return null;
  const verb = verbIn(said, { said, bound });
  const comma = said.indexOf(', ');
  const tokens = said.split(' ');
  const isLast = language === 'de' || language === 'nl';
  const length = isLast ? verb : comma < 0 ? null : said.slice(0, comma).split(' ').length;
  if (length === null || length < 2 || length > longest) return null;
  const name = tokens.slice(0, length).join(' ').replace(/,$/u, '');
  const main = tokens.slice(length).join(' ');
  const trigger = words.replace('{case}', name.charAt(0).toLowerCase() + name.slice(1));
  return { shows: { trigger, outcome: isLast ? main : thenHolds(main, told) }, against: null };
}
