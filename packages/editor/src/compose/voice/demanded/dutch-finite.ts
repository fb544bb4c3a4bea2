import { isWord, likeliestWord } from './words.ts';

/** Forms of the third person that no rule tells, with their infinitives. */
const bent: Readonly<Record<string, string>> = {
  gaat: 'gaan',
  gaan: 'gaan',
  staat: 'staan',
  staan: 'staan',
  ziet: 'zien',
  zien: 'zien',
  doet: 'doen',
  doen: 'doen',
  komt: 'komen',
  slaat: 'slaan',
  slaan: 'slaan',
  laat: 'laten',
  laten: 'laten',
};

/** Words that look like verbs and are none, or that bind already. */
const noVerb =
  /^(?:niet|met|dat|het|wat|tot|uit|pas|moet|moeten|mag|mogen|kan|kunnen|zal|zullen|wordt|worden|is|zijn|heeft|hebben|was|waren|en|of|een|geen|elken|allen|tussen|binnen|buiten|boven|beneden|achter|eerst|altijd|direct|samen|tegen|alleen|meteen|automatisch|minstens|gratis|dagen|uren|weken|maanden|minuten|seconden|punt|kant|vast|echt|laatst|naast|dient|dienen|wil|willen|sinds|want|omdat|eigen|open|even)$/iu;

/** The infinitive of a Dutch form in the third person, of one or of several; null where it is none. */
export function dutchInfinitive(form: string): string | null {
  if (!/^\p{Ll}{3,}(?:t|n)$/u.test(form) || noVerb.test(form)) return null;
  if (Object.hasOwn(bent, form)) return bent[form] ?? null;
  if (/en$/u.test(form)) return isWord(form, 'nl') && !/^ge\p{Ll}{4,}/u.test(form) ? form : null;
  if (!form.endsWith('t')) return null;
  return likeliestWord([form.slice(0, -1), form].flatMap(infinitivesOf), 'nl');
}

/** What the infinitive of a stem can be, as Dutch spells a long vowel, a short one, and "f" and "s" within a word. */
function infinitivesOf(stem: string): string[] {
  if (/[aeiou][^aeiouwxj]$/u.test(stem) && !/[aeiou]{2}.$/u.test(stem) && !unstressed.test(stem))
    return [`${stem}${stem.at(-1)}en`];
  const short = stem.replace(/(?<=[^aeiou])([aeou])\1(?=[^aeiou]$)/u, '$1');
  const voiced = short.replace(/f$/u, 'v').replace(/s$/u, 'z');
  return [`${voiced}en`, `${short}en`, `${stem}en`];
}

/** "Wandel", "reken": the last syllable of a stem whose consonant is not doubled. */
const unstressed = /[aeiou].*(?:el|er|en|em|ig)$/u;
