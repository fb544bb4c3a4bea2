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

const plurals: Readonly<Record<string, Plural>> = {
  en: byEndings([
    [/(?<=[^aeiou])y$/iu, 'ies'],
    [/(?<=s|sh|ch|x|z)$/iu, 'es'],
    [/$/u, 's'],
  ]),
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
  const plural = plurals[language] ?? plurals['en'];
  const inflectsFirst = /^(?:es|pt|fr|it)$/u.test(language);
  if (!plural || (inflectsFirst && /\s/u.test(from + to)) || /^\p{Lu}{2,}$/u.test(from)) return [];
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
