import { isWord, likeliestWord } from './words.ts';

/** Words that stand behind a subject and look like verbs. */
const noVerb =
  /^(?:nicht|mit|seit|statt|laut|samt|damit|somit|jetzt|erst|fast|oft|sonst|zuerst|zuletzt|selbst|rechts|links|gut|weit|dort|bitte|bereits|stets|nachts|künftig|insgesamt|zunächst|spätestens|in|an|am|im|von|vom|den|dem|des|(?:k?ein|mein|dein|sein|ihr|unser|euer|eur)en|(?:all|jed|jen|dies|welch|manch|einig|beid|ander|viel|wenig)en|und|oder|ohne|gegen|neben|zwischen|wegen|zusammen|lässt|lassen|soll|sollen|muss|müssen|darf|dürfen|will|wollen|kann|können|wird|werden|ist|sind|hat|haben)$/iu;
/** Parts that a verb leaves at the end of its clause: "stellt … ab". */
export const prefix =
  /^(?:ab|an|auf|aus|bei|ein|fest|frei|heraus|herunter|hin|hinein|hinzu|hoch|los|mit|nach|vor|vorbei|weg|weiter|wieder|zu|zurück|zusammen|dazu|durch|um|bereit|bekannt|statt|teil|raus|rein|runter|rauf|rum|rüber|fort|her|herein|hervor|nieder|entgegen|gegenüber|sicher|fern|kennen|voraus|vorher|hinterher|gut|gleich|still|leer)$/u;
/** Forms of the third person whose vowel or stem no rule tells, with their infinitives. */
const bent: Readonly<Record<string, string>> = {
  nimmt: 'nehmen',
  hält: 'halten',
  lädt: 'laden',
  tritt: 'treten',
  gibt: 'geben',
  sieht: 'sehen',
  geht: 'gehen',
  tut: 'tun',
  steht: 'stehen',
  lässt: 'lassen',
  weiß: 'wissen',
};

/** A participle by its form. */
export const participle =
  /^(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:(?:ab|an|auf|aus|bei|ein|fort|her|hin|mit|nach|um|vor|weg|weiter|wieder|zu)?(?:be|ver|er|ent|zer)|über|unter|wieder)\p{Ll}{2,}(?:t|en)|\p{Ll}+iert)$/u;

/** Verbs that begin as a participle does. */
const opensWithGe =
  /^(?:gelten|gehen|geben|gehören|gewinnen|genügen|geschehen|gefallen|gelangen|gelingen|genehmigen|gestatten|gewähren|gestalten)$/u;

/** "… hat er bekommen": what is over. */
export const participleAlone = /^ge\p{Ll}{3,}(?:t|en)$/u;

/** Vowels that change in the third person, with those of the infinitive. */
const vowels: readonly (readonly [RegExp, string])[] = [
  [/ä(?=[^aeiouäöü]*$)/u, 'a'],
  [/äu(?=[^aeiouäöü]*$)/u, 'au'],
  [/ie(?=[^aeiouäöü]*$)/u, 'e'],
  [/i(?=[^aeiouäöü]*$)/u, 'e'],
];

/** The infinitive of a form in the third person, null where it is none. */
export function finiteAt(form: string): string | null {
  if (!/^\p{Ll}{3,}(?:t|en|ern|eln)$/u.test(form) || noVerb.test(form)) return null;
  if (/(?:en|ern|eln)$/u.test(form))
    return isWord(form, 'de') && (!participle.test(form) || opensWithGe.test(form)) ? form : null;
  const known = Object.entries(bent).find(([third]) => form.endsWith(third));
  if (known) return form.slice(0, -known[0].length) + known[1];
  // All verbs that end so are formed alike, and the lists have not all of them.
  if (/^\p{Ll}{3,}iert$/u.test(form)) return `${form.slice(0, -1)}en`;
  const stem = form.slice(0, -1);
  const open = stem.replace(/e$/u, '');
  const made = [
    `${stem}en`,
    `${stem}n`,
    `${open}en`,
    ...vowels.map(([umlaut, plain]) => `${stem.replace(umlaut, plain)}en`),
  ];
  return likeliestWord(made, 'de');
}

/**
 * The same where a clause has no other verb, so that "verschwinden", which could be a participle as well, is none: "nach 90 Tagen
 * verschwinden sie".
 */
export function onlyFinite(form: string): string | null {
  return (
    finiteAt(form) ??
    (/^(?:be|ver|er|ent|zer)\p{Ll}{2,}(?:en|ern|eln)$/u.test(form) && isWord(form, 'de') ? form : null)
  );
}
