import { upperFirst } from '../../first-letter.ts';

/** Nouns whose plural no ending makes, as the last word of a name. */
const irregular: readonly (readonly [one: string, many: string])[] = [
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['shelf', 'shelves'],
  ['half', 'halves'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['knife', 'knives'],
  ['wolf', 'wolves'],
  ['calf', 'calves'],
  ['scarf', 'scarves'],
  ['wife', 'wives'],
];
const pluralOfIrregular = new Map(irregular);
const singularOfIrregular = new Map(irregular.map(([one, many]) => [many, one]));
const lastWord = /(?<![a-z])[a-z]+$/u;

/** A noun with its last word in another number, where no ending makes that. */
function irregularly(noun: string, forms: ReadonlyMap<string, string>): string | undefined {
  const form = forms.get(lastWord.exec(noun)?.[0] ?? '');
  return form === undefined ? undefined : noun.replace(lastWord, form);
}

/** The plural of an English noun, by its ending. */
export function pluralOf(noun: string): string {
  const odd = irregularly(noun, pluralOfIrregular);
  if (odd !== undefined) return odd;
  if (/(?:s|x|z|ch|sh)$/u.test(noun) && !/(?:ss|us|is|x|z|ch|sh)$/u.test(noun)) return noun;
  if (/(?<![oaei])iz$/u.test(noun)) return `${noun}zes`;
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:ss|us|is|x|z|ch|sh)$/u.test(noun)) return `${noun}es`;
  return `${noun}s`;
}

/** Nouns whose ending tells their singular wrongly: "movies", "buses", "species". */
const oddPlurals =
  /(?:(?<!\p{L})(?:movies|cookies|calories|selfies|rookies|brownies|ties|pies)|series|species|(?<!\p{L})(?:caches|aches|headaches)|(?:stat|b|bon|vir|camp|syllab|cens|foc|cact|radi)uses|(?<!\p{L})(?:ski|taxi|wiki|emoji|kiwi|bikini|safari|alibi|deli|api|kpi)s)$/u;

/** The singular of an English noun, by its ending. */
export function singularOf(noun: string): string {
  const other = irregularly(noun, singularOfIrregular);
  if (other !== undefined) return other;
  const odd = oddPlurals.exec(noun)?.[0];
  if (odd !== undefined)
    return /(?:series|species)$/u.test(noun) ? noun : noun.slice(0, odd.endsWith('uses') ? -2 : -1);
  if (/izzes$/u.test(noun)) return noun.slice(0, -3);
  if (/ies$/u.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`;
  if (/(?:ss|x|zz|[^a]ch|[^c]ach|sh)es$/u.test(noun)) return noun.slice(0, -2);
  return /s$/u.test(noun) && !/(?:ss|us|is)$/u.test(noun) ? noun.slice(0, -1) : noun;
}

/** A noun as a path segment: small letters and hyphens. */
export function segmentOf(noun: string): string {
  return noun
    .replace(/(?<=[a-z])(?=[A-Z])/gu, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/** A noun as the name of a parameter: "bookingId". */
export function parameterOf(noun: string): string {
  const [first = '', ...others] = segmentOf(singularOf(noun)).split('-');
  return `${first}${others.map((part) => upperFirst(part)).join('')}Id`;
}

/** Words in the plural that are one thing. */
export const soleInPlural = /(?:^| )(?:statistics|stats|analytics|metrics|settings|preferences|details)$/iu;
