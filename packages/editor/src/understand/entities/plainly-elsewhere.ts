import { onceALanguage } from '../../once-a-language.ts';
import type { Statement } from '../statement.ts';
import { tellings } from './told-elsewhere-words.ts';

/** "Kann mehrere … haben", "puede tener": what a thing can have it has; each with the words that take its place. */
const canHave: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [
      /(?<!\p{L})kann ((?:mehrere|viele|beliebig viele|zwei|drei|bis zu \d+|\d+) [^,.;]{3,60}?) haben(?!\p{L})/giu,
      'hat $1',
    ],
    [/(?<!\p{L})können ((?:mehrere|viele|beliebig viele) [^,.;]{3,60}?) haben(?!\p{L})/giu, 'haben $1'],
    // "Arbeitsstunden werden pro Pächter eingetragen, mit Datum und Stunden"
    [
      /^(\p{Lu}\p{L}+) werden (?:pro|je|für jede[ns]?) \p{L}+ \p{L}+(?:t|en),? mit (?=\p{L}+,)/gu,
      '$1 haben ',
    ],
    // "Legt einen Auftrag an, mit Kennzeichen, …"
    [/(?<=\p{L}) (?:an|ein|auf|ab),? (?=mit (?:\p{L}+(?: \p{L}+)?, )\p{L})/giu, ' '],
  ],
  fr: [
    [/(?<!\p{L})peut avoir(?!\p{L})/giu, 'a'],
    [/(?<!\p{L})peuvent avoir(?!\p{L})/giu, 'ont'],
  ],
  es: [
    [/(?<!\p{L})puede tener(?!\p{L})/giu, 'tiene'],
    [/(?<!\p{L})pueden tener(?!\p{L})/giu, 'tienen'],
  ],
  it: [
    [/(?<!\p{L})può avere(?!\p{L})/giu, 'ha'],
    [/(?<!\p{L})possono avere(?!\p{L})/giu, 'hanno'],
  ],
  pt: [
    [/(?<!\p{L})pode ter(?!\p{L})/giu, 'tem'],
    [/(?<!\p{L})podem ter(?!\p{L})/giu, 'têm'],
  ],
  nl: [
    [/(?<!\p{L})kan ((?:meerdere|veel|verschillende) [^,.;]{3,60}?) hebben(?!\p{L})/giu, 'heeft $1'],
    [/(?<!\p{L})kunnen ((?:meerdere|veel|verschillende) [^,.;]{3,60}?) hebben(?!\p{L})/giu, 'hebben $1'],
  ],
  pl: [
    [/(?<!\p{L})może mieć(?!\p{L})/giu, 'ma'],
    [/(?<!\p{L})mogą mieć(?!\p{L})/giu, 'mają'],
  ],
};
const isColumns =
  /(?:champs?|colonnes?|campos?|columnas?|felder|spalten|campi|colonne|velden|kolommen|pola|attributs?|attribute|datos|données|daten|dati|dados|gegevens|dane)$/iu;

const modal = 'kann|können|peut|peuvent|puede|pueden|può|possono|pode|podem|kan|kunnen|może|mogą';

/** Where a sentence goes on about another thing, and the values behind a colon; null for languages whose words are not known. */
const patternsOf = onceALanguage((language) => {
  const telling = tellings[language];
  if (telling === undefined) return null;
  const verb = `${telling.has}|${telling.haveMany}|${telling.belongs}`;
  return {
    another: new RegExp(
      `,? (?:(?:${telling.and}) )?(?=(?:${telling.one}|${telling.many})(?:(?<=['’])|\\s)\\p{L}[\\p{L}-]{2,30} (?:${verb}|${modal})(?:\\s|(?<=['’])))`,
      'iu',
    ),
    values: new RegExp(
      `(?<=(?:${verb}) [^:]{0,120}?)(\\p{L}[\\p{L}-]{2,30})\\s?: ((?:[\\p{L}_][\\p{L} _-]{1,23}, ){1,8}[\\p{L} _-]{2,24}|[\\p{L}_][\\p{L} _-]{1,23})(?:,? (?:${telling.or}|${telling.and}) ([\\p{L} _-]{2,24}))?(?=[.]?$|;)`,
      'iu',
    ),
  };
});

/**
 * Statements of a language beside English with what they say of things put plainly: a sentence on two things as two, "can have"
 * as "has", values behind a colon in brackets. Each keeps its index.
 */
export function plainlyElsewhere(statements: readonly Statement[], language: string): Statement[] {
  const patterns = patternsOf(language);
  if (patterns === null) return [...statements];
  return statements.flatMap((statement) => {
    const said = (canHave[language] ?? []).reduce(
      (text, [pattern, have]) => text.replace(pattern, have),
      statement.text,
    );
    return said.split(patterns.another).map((text) => ({
      ...statement,
      text: text.replace(patterns.values, (whole, noun: string, list: string, last: string | undefined) =>
        isColumns.test(noun) || (last === undefined && !list.includes(','))
          ? whole
          : `${noun} (${list}${last === undefined ? '' : `, ${last}`})`,
      ),
    }));
  });
}
