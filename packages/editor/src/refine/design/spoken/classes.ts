import type { Classification } from '../../../compose/data/classification.ts';

const data = '(?: (?:data|information|info|daten|données|datos|dati|dados|gegevens))?';
const personal = `(?:(?:an? |eine? |une? |un[ao]? |een )?(?:personal(?!e)|personally identifiable|pii|sensitive|gdpr[- ]relevant|dsgvo[- ]relevant|private|personenbezogen(?:e[rsn]?)?|persönlich(?:e[rsn]?)?|persoonlijke?)${data}|(?:des |les |une |de la )?données? (?:à caractère )?personnelles?|(?:un )?datos? (?:de carácter )?personal(?:es)?|(?:un )?dat[oi] personal[ei]|(?:um )?dados? pessoa(?:l|is)|(?:een )?persoonsgegevens?|dan[aey] osobow[aey])`;
const not =
  "(?:not|no|isn['’]t|aren['’]t|no longer|nicht|keine?|pas (?:une |de |des )?|n['’]est pas (?:une )?|no (?:es|son) (?:un )?|non (?:è|sono) (?:un )?|não (?:é|são) (?:um )?|geen|niet|nie są)";
const labelled =
  '(?:(?:the |its |die |la |de )?(?:classification|classified|classify|class|klassifizierung|klassifiziert?|eingestuft|einstufen|classer|classée?s?|clasificación|clasificad[oa]s?|clasifica|classificazione|classificat[oa]|geclassificeerd|classificatie)(?: (?:is|should be|must be|of|as|to|to be|als|in|comme|como|come|soll|sein|est|es|è|=|:))*\\s)?';
const secret =
  '(?:secret|confidential|geheim|vertraulich|secr[eè]te?s?|confidentielle?s?|secret[oa]s?|confidencial(?:es)?|segret[oa]|riservat[oa]|vertrouwelijk|tajn[ey])';
const internal = '(?:internal(?: only)?|interne?s?|intern[oa]s?|wewnętrzn[ey])';

/** What words call a field as data protection sees it, and the words that say so, the most exact first. */
const readings: readonly (readonly [pattern: RegExp, classification: Classification])[] = [
  [new RegExp(`(?<!\\p{L})${labelled}${not} ?${personal}(?![\\p{L}_])`, 'iu'), 'internal'],
  [new RegExp(`(?<!\\p{L})${labelled}${personal}(?![\\p{L}_])`, 'iu'), 'personal'],
  [new RegExp(`(?<!\\p{L})${labelled}${secret}(?![\\p{L}_])`, 'iu'), 'secret'],
  [new RegExp(`(?<!\\p{L})${labelled}${internal}(?![\\p{L}_])`, 'iu'), 'internal'],
];

/** How words classify a field, and the place of those that do; null where they do not. */
export function readClass(
  words: string,
): { readonly classification: Classification; readonly start: number; readonly end: number } | null {
  for (const [pattern, classification] of readings) {
    const found = pattern.exec(words);
    if (found) return { classification, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
