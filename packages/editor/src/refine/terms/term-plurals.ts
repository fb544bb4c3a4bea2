import { pluralOf, singularOf } from '../../understand/api/nouns.ts';

/** The plural of a noun by the rules of a language; null where its form does not tell it. */
type Plural = (word: string) => string | null;

/** Endings and what the plural puts in their place; the first that fits counts. */
type Endings = readonly (readonly [ending: RegExp, plural: string | null])[];

const byEndings =
  (endings: Endings): Plural =>
  (word) => {
    const found = endings.find(([ending]) => ending.test(word));
    return found === undefined || found[1] === null ? null : word.replace(found[0], found[1]);
  };

/** English nouns that are the same for one and for many, or for many only. */
const uncounted =
  /(?<!\p{L})(?:staff|personnel|people|police|crew|equipment|software|hardware|information|feedback|data|media|furniture|luggage|baggage|clothing|jewellery|jewelry|machinery|stock|stuff|gear|produce|merchandise|livestock|cattle|poultry|sheep|fish|deer|series|species|aircraft|offspring|folks|\p{L}+(?:men|women|children))$/iu;

/** Whether an English noun is the same for one and for many, or for many only: "staff". */
export function isUncounted(noun: string): boolean {
  return uncounted.test(noun);
}

/** Whether an English noun has the form of many. */
export function isEnglishPlural(noun: string): boolean {
  return englishSingular(noun) !== noun;
}

function englishPlural(word: string): string {
  if (uncounted.test(word)) return word;
  return /person$/u.test(word) ? word.replace(/person$/u, 'people') : pluralOf(word);
}

function englishSingular(word: string): string {
  if (/people$/u.test(word)) return word.replace(/people$/u, 'person');
  const one = singularOf(word);
  return englishPlural(one) === word ? one : word;
}

/** What a term given in the singular, or in the plural on both sides, is in the other number. */
function englishForms(from: string, to: string): [old: string, fresh: string][] {
  const [one, fresh] = [englishSingular(from), englishSingular(to)];
  if (one !== from) return fresh === to ? [] : [[one, fresh]];
  return [[englishPlural(from), englishPlural(to)]];
}

const plurals: Readonly<Record<string, Plural>> = {
  es: byEndings([
    [/ión$/u, 'iones'],
    [/[sx]$/u, null],
    [/z$/u, 'ces'],
    [/(?<=[aeiouáé])$/u, 's'],
    [/(?<=[rldnj])$/u, 'es'],
    [/$/u, null],
  ]),
  pt: byEndings([
    [/ão$/u, 'ões'],
    [/s$/u, null],
    [/m$/u, 'ns'],
    [/al$/u, 'ais'],
    [/el$/u, 'éis'],
    [/ol$/u, 'óis'],
    [/(?<=[aeiouáéê])$/u, 's'],
    [/(?<=[rz])$/u, 'es'],
    [/$/u, null],
  ]),
  fr: byEndings([
    [/(?<=[sxz])$/u, ''],
    [/(?<=eau|eu)$/u, 'x'],
    [/al$/u, 'aux'],
    [/$/u, 's'],
  ]),
  it: byEndings([
    [/(?<=[ie]c|g)o$/u, null],
    [/(?<=c)o$/u, 'hi'],
    [/(?<=[cg])a$/u, 'he'],
    [/io$/u, 'i'],
    [/[oe]$/u, 'i'],
    [/(?<=sistem|blem|gramm|tem|schem|clim|plom|ist)a$/u, 'i'],
    [/a$/u, 'e'],
    [/$/u, ''],
  ]),
  nl: byEndings([
    [/(?<=[^aeiou](?:el|er|em|en)|ie|je)$/u, 's'],
    [/[fs]$/u, null],
    [/([aeou])\1([bdgklmnprt])$/u, '$1$2en'],
    [/(?<=(?:^|[^aeiou])[aeiou])([bdgklmnprt])$/u, '$1$1en'],
    [/(?<=[bdgkmnprt])$/u, 'en'],
    [/$/u, null],
  ]),
  de: byEndings([
    [/(?<=ung|heit|keit|schaft|tät|ion|ur|ik)$/u, 'en'],
    [/(?<=erin)$/u, 'nen'],
    [/(?<=\p{Ll}e)$/u, 'n'],
    [/(?<=(?:er|el|chen|lein))$/u, ''],
    [/$/u, null],
  ]),
};

/** What endings of a plural may stand in the place of, the likeliest first. */
const singularEndings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/iones$/u, 'ión'],
    [/ces$/u, 'z'],
    [/(?<=[rldnj])es$/u, ''],
    [/s$/u, ''],
  ],
  pt: [
    [/ões$/u, 'ão'],
    [/ns$/u, 'm'],
    [/ais$/u, 'al'],
    [/(?<=[rz])es$/u, ''],
    [/s$/u, ''],
  ],
  fr: [
    [/(?<=eau|eu)x$/u, ''],
    [/aux$/u, 'al'],
    [/s$/u, ''],
  ],
  it: [
    [/hi$/u, 'o'],
    [/i$/u, 'o'],
    [/i$/u, 'e'],
    [/e$/u, 'a'],
  ],
  nl: [
    [/s$/u, ''],
    [/([bdgklmnprt])\1en$/u, '$1'],
    [/en$/u, ''],
    [/([aeou])([bdgklmnprt])en$/u, '$1$1$2'],
  ],
  de: [
    [/nen$/u, ''],
    [/en$/u, ''],
    [/n$/u, ''],
  ],
};

/**
 * The forms of another number that a term has in a language, each with the same form of the term that takes its place. Languages of
 * no rules of ours have those of English; terms of several words have none, but in English and the languages that inflect the last.
 */
export function numberForms(from: string, to: string, language: string): [old: string, fresh: string][] {
  const plural = plurals[language];
  const inflectsFirst = /^(?:es|pt|fr|it)$/u.test(language);
  if (language === 'en' || plural === undefined) return englishForms(from, to);
  if ((inflectsFirst && /\s/u.test(from + to)) || /^\p{Lu}{2,}$/u.test(from)) return [];
  const forms: [string, string][] = [];
  const [many, fresh] = [plural(from), plural(to)];
  if (many !== null && fresh !== null && many !== from) forms.push([many, fresh]);
  const [one] = singulars(to, language, plural);
  if (one !== undefined)
    forms.push(...singulars(from, language, plural).map((old): [string, string] => [old, one]));
  return forms;
}

/** The words whose plural a word can be. */
function singulars(word: string, language: string, plural: Plural): string[] {
  return (singularEndings[language] ?? [])
    .filter(([ending]) => ending.test(word))
    .map(([ending, singular]) => word.replace(ending, singular))
    .filter((one) => one.length > 2 && plural(one) === word);
}
