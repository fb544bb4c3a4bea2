import { onceALanguage } from '../../once-a-language.ts';
import type { Statement } from '../statement.ts';
import { optionalBefore } from './listed-elsewhere.ts';
import { tiedTo } from './plainly-tied-elsewhere.ts';
import { tellings } from './told-elsewhere-words.ts';

/** "Kann mehrere … haben", "puede tener": what a thing can have it has; each with the words that take its place. */
const canHave: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    // "Hat Nummer und Name und kann mehrere Verträge haben": one list of what it has.
    [
      /(?<=(?<!\p{L})(?:hat|haben) [^.;]{3,200}) und (?:kann|können) ((?:mehrere|viele|beliebig viele) [^,.;]{3,60}?) haben(?!\p{L})/giu,
      ' und $1',
    ],
    [
      /(?<!\p{L})kann ((?:mehrere|viele|beliebig viele|zwei|drei|bis zu \d+|\d+) [^,.;]{3,60}?) haben(?!\p{L})/giu,
      'hat $1',
    ],
    // "Ein oder mehrere" are several, and no choice of two.
    [/(?<!\p{L})eine?[rmn]? oder (mehreren?)(?!\p{L})/giu, '$1'],
    // "Eine Kolonne besteht aus Arbeitern"
    [/(?<!\p{L})(besteht|bestehen) aus (?=\p{Lu}\p{L}+n(?:$|[.,;]| und ))/giu, '$1 aus mehreren '],
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
    [/(?<!\p{L})une? ou plusieurs(?!\p{L})/giu, 'plusieurs'],
    [/(?<!\p{L})peut avoir(?!\p{L})/giu, 'a'],
    [/(?<!\p{L})peuvent avoir(?!\p{L})/giu, 'ont'],
  ],
  es: [
    [/(?<!\p{L})una? o (varios|varias|más)(?!\p{L})/giu, 'varios'],
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
const noun = '(\\p{L}[\\p{L}-]{2,30})';
/** "Zur Messstelle speichern wir die Adresse", "de cada riego se guarda la fecha": what is kept of a thing it has. */
const keptOf: Readonly<Record<string, readonly [pattern: RegExp, have: string]>> = {
  de: [
    new RegExp(
      `^(?:zu[rm]?|für|pro|je|über|von|vom) (?:(?:jede[rmsn]?|eine[rmn]?|der|dem|den|die|das) )?${noun} (?:speichern|merken|führen|erfassen|halten|brauchen|benötigen|notieren|hinterlegen) wir(?: uns)?(?: auch| nur| noch)?:? (.{6,400}?)(?: fest)?([.]?)$`,
      'iu',
    ),
    'Ein $1 hat $2$3',
  ],
  fr: [
    new RegExp(
      `^(?:pour|de|par) (?:chaque |une? |la |le |l['’])?${noun},? (?:on|nous) (?:garde|stocke|enregistre|conserve|note|gard|stock|enregistr|conserv|not)(?:ons)?(?: aussi)?\\s?:? (.{6,400})$`,
      'iu',
    ),
    'Chaque $1 a $2',
  ],
  es: [
    new RegExp(
      `^(?:de|para|por) (?:cada|una?|el|la) ${noun},? (?:se )?(?:guarda|almacena|registra|anota|necesita)(?:mos|n)?(?: también)?:? (.{6,400})$`,
      'iu',
    ),
    'Cada $1 tiene $2',
  ],
  it: [
    new RegExp(
      `^(?:di|per) (?:ogni |una? |il |la |l['’])?${noun},? (?:si )?(?:salva|registra|conserva|annota|serve)(?:no|iamo)?(?: anche)?:? (.{6,400})$`,
      'iu',
    ),
    'Ogni $1 ha $2',
  ],
  pt: [
    new RegExp(
      `^(?:de|para|por) (?:cada|uma?|o|a) ${noun},? (?:se )?(?:guarda|armazena|registra|anota)(?:mos|m)?(?: também)?:? (.{6,400})$`,
      'iu',
    ),
    'Cada $1 tem $2',
  ],
  nl: [
    new RegExp(
      `^(?:per|van|voor) (?:elke? |een |de |het )?${noun} (?:bewaren|registreren|noteren) we(?: ook)?:? (.{6,400})$`,
      'iu',
    ),
    'Een $1 heeft $2',
  ],
};
/** "Cada contador envía una medida por hora con valor y fecha": what there is one of in each, and what it has. */
const oneInEach =
  /^.{3,80}? (una?|eine?|une|uma?|een) (\p{L}[\p{L}-]{2,30}) (?:por|par|pro|per) (?:cada |chaque |jeden? |ogni )?\p{L}{3,20} (con|mit|avec|com|met) (?=[^,]{2,60}(?:, [^,]{2,60})+$)/iu;
const hasBehind: Readonly<Record<string, string>> = {
  con: 'tiene',
  mit: 'hat',
  avec: 'a',
  com: 'tem',
  met: 'heeft',
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
    /** "Une réservation appartient à un client : date, heure", "…, con fecha y estado": what it has besides what it belongs to. */
    besides: new RegExp(
      `^((?:${telling.one}|${telling.many})(?:(?<=['’])|\\s)\\p{L}[\\p{L}-]{2,30} (?:${telling.belongs})[^:,]{2,80}?)(?:\\s?:|, (?:${telling.with})) (?=\\p{L})`,
      'iu',
    ),
    pronoun: new RegExp(
      `^(?:er|sie|es|il|elle|él|ella|esso|essa|ele|ela|hij|zij|het) (?=(?:${telling.has}) )`,
      'iu',
    ),
    owner: new RegExp(
      `^((?:${telling.one})(?:(?<=['’])|\\s)\\p{L}[\\p{L}-]{2,30}) (?:${verb})(?!\\p{L})`,
      'iu',
    ),
    goesOn: ` ${telling.and.split('|')[0] ?? ''} ${telling.has.split('|')[0] ?? ''} `,
    subject: new RegExp(
      `^((?:${telling.one}|${telling.many})(?:(?<=['’])|\\s)\\p{L}[\\p{L}-]{2,30}) (${telling.has}|${telling.haveMany})(?!\\p{L})`,
      'iu',
    ),
  };
});

/** A sentence on what is kept of a thing, or comes with it, as one on what it has. */
function keptBy(text: string, language: string): string {
  const [, article = '', thing = '', link = ''] = oneInEach.exec(text) ?? [];
  if (thing !== '') {
    const verb = language === 'it' ? 'ha' : (hasBehind[link.toLowerCase()] ?? '');
    return `${article} ${thing} ${verb} ${text.replace(oneInEach, '')}`;
  }
  const [pattern, have] = keptOf[language] ?? [];
  const plain = pattern === undefined || have === undefined ? text : text.replace(pattern, have);
  return (tiedTo[language] ?? []).reduce((said, [tie, plainly]) => said.replace(tie, plainly), plain);
}

/**
 * Statements of a language beside English with what they say of things put plainly: a sentence on two things as two, "can have"
 * as "has", values behind a colon in brackets. Each keeps its index.
 */
export function plainlyElsewhere(statements: readonly Statement[], language: string): Statement[] {
  const patterns = patternsOf(language);
  if (patterns === null) return [...statements];
  return statements.flatMap((given, at) => {
    // "…; optional ein Foto" goes on about the thing before it.
    const [, thing = '', have = ''] =
      (optionalBefore.test(given.text) ? patterns.subject.exec(statements[at - 1]?.text ?? '') : null) ?? [];
    const optional = thing === '' ? given : { ...given, text: `${thing} ${have} ${given.text}` };
    // "Er hat …" behind "Ein Auftrag gehört zu einem Rad"
    const before = patterns.pronoun.test(given.text)
      ? patterns.owner.exec(statements[at - 1]?.text ?? '')?.[1]
      : undefined;
    const whole = before === undefined ? optional.text : given.text.replace(patterns.pronoun, `${before} `);
    const statement = { ...given, text: whole.replace(patterns.besides, `$1${patterns.goesOn}`) };
    const said = (canHave[language] ?? []).reduce(
      (text, [pattern, have]) => text.replace(pattern, have),
      keptBy(statement.text.replace(/\s?[.!]+$/u, ''), language),
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
