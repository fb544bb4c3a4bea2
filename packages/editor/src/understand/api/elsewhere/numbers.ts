import { plainLetters } from '../../entities/plain-letters.ts';
import { turned } from './endings.ts';

/** How plurals are made of singulars, by language; the first ending that fits. */
const plurals: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    // Heads of compounds whose vowel changes.
    [/(schl|tr)ag$/u, '$1äge'],
    [/(pl|s)atz$/u, '$1ätze'],
    [/(r|b|s|tr)aum$/u, '$1äume'],
    [/(k|l|einl|verl)auf$/u, '$1äufe'],
    [/(f|st)all$/u, '$1älle'],
    [/(st)and$/u, '$1ände'],
    [/(g)ang$/u, '$1änge'],
    [/gast$/u, 'gäste'],
    [/zug$/u, 'züge'],
    [/(schl|fl)uss$/u, '$1üsse'],
    [/schrank$/u, 'schränke'],
    [/arzt$/u, 'ärzte'],
    [/markt$/u, 'märkte'],
    [/pass$/u, 'pässe'],
    [/haus$/u, 'häuser'],
    [/rad$/u, 'räder'],
    [/fach$/u, 'fächer'],
    [/buch$/u, 'bücher'],
    [/(bild|kind|feld|schild)$/u, '$1er'],
    [/(i)um$/u, '$1en'],
    [/(ung|heit|keit|schaft|ion|tät|ik|ur)$/u, '$1en'],
    [/in$/u, 'innen'],
    [/(e|el(?<=[tfg]el))$/u, '$1n'],
    [/(er|en|el|chen|lein)$/u, '$1'],
    [/([aiouy])$/u, '$1s'],
    [/nis$/u, 'nisse'],
    [/$/u, 'e'],
  ],
  fr: [
    [/([sxz])$/u, '$1'],
    [/eau$/u, 'eaux'],
    [/al$/u, 'aux'],
    [/$/u, 's'],
  ],
  es: [
    [/ión$/u, 'iones'],
    [/z$/u, 'ces'],
    [/([aeiouáéó])$/u, '$1s'],
    [/$/u, 'es'],
  ],
  it: [
    [/([àèéìòù])$/u, '$1'],
    [/(?:io|o|e)$/u, 'i'],
    [/([cg])a$/u, '$1he'],
    [/a$/u, 'e'],
  ],
  pt: [
    [/ão$/u, 'ões'],
    [/m$/u, 'ns'],
    [/([aeo])l$/u, '$1is'],
    [/([rzs])$/u, '$1es'],
    [/$/u, 's'],
  ],
};

/** How singulars are made of plurals. */
const singulars: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/(ung|heit|keit|schaft|ion|tät)en$/u, '$1'],
    [/innen$/u, 'in'],
    [/(med|stud|kriter|gym?nas|stip?end)ien$/u, '$1ium'],
    [/([lr]|[^n]e)n$/u, '$1'],
    [/(?<=[^aeiou])e$/u, ''],
  ],
  fr: [
    [/^(?:repas|mois|pays|cours|avis|bras|corps|accès|colis|bus|tapis|devis|permis|relais)$/u, '$&'],
    [/eaux$/u, 'eau'],
    [/aux$/u, 'al'],
    [/s$/u, ''],
  ],
  es: [
    [/iones$/u, 'ión'],
    [/ces$/u, 'z'],
    [/(?<=[lnrdj])es$/u, ''],
    [/s$/u, ''],
  ],
  it: [
    [/ioni$/u, 'ione'],
    [/(?:chi|ci)$/u, 'co'],
    [/i$/u, 'o'],
    [/e$/u, 'a'],
  ],
  pt: [
    [/ões$/u, 'ão'],
    [/ns$/u, 'm'],
    [/(?<=[rz])es$/u, ''],
    [/s$/u, ''],
  ],
};

/** A noun in both its numbers. */
export interface Numbered {
  readonly singular: string;
  readonly plural: string;
}

/** The numbers of a noun said in one of them: as the text has the other, else by its ending. */
export function numbersOf(
  noun: string,
  isPlural: boolean,
  language: string,
  said: ReadonlySet<string>,
): Numbered {
  const other = otherSaid(noun, isPlural, language, said);
  if (isPlural) return { plural: noun, singular: other ?? turned(noun, singulars[language] ?? []) };
  return { singular: noun, plural: other ?? turned(noun, plurals[language] ?? []) };
}

/** The endings by which the plurals of a language are longer; vowels may change within German ones. */
const longer = /^(?:e|en|er|n|s|se|es|nen)$/u;

/** "Stellplatz" beside "Stellplätze": the other number as the text has it. Only German ones cannot be told by their endings. */
function otherSaid(
  noun: string,
  isPlural: boolean,
  language: string,
  said: ReadonlySet<string>,
): string | null {
  if (language !== 'de') return null;
  // "Medien" beside "Medium"
  const latin = isPlural && noun.endsWith('ien') ? `${noun.slice(0, -2)}um` : '';
  if (said.has(latin)) return latin;
  const bare = plainLetters(noun, '');
  for (const word of said) {
    const [long, short] = isPlural ? [bare, plainLetters(word, '')] : [plainLetters(word, ''), bare];
    if (short.length > 3 && long.startsWith(short) && longer.test(long.slice(short.length))) return word;
  }
  return null;
}
