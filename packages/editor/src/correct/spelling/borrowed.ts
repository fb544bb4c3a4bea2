/** What writers of a language put around an English word to make it one of theirs: "geparst", "committare", "commitów". */
const FRAMES: Readonly<Record<string, RegExp>> = {
  de: /^(?:ver|be|ent|zer|(?:ab|an|auf|aus|ein|um|zu|rein|durch|mit|vor|weiter|zurück)?(?:ge|zu)?)?(?<stem>\p{L}{4,}?)(?:s|e|n|t|st|en|er|ern|ens|et|te|ten|test|ete|ende|enden|er[ns]|erei|bar|isch|ung|ungen)$/u,
  nl: /^(?:ge|ver|her|be|(?:aan|af|door|in|mee|om|op|over|terug|uit|voor|weg)(?:ge)?)?(?<stem>\p{L}{4,}?)(?:s|e|t|d|n|en|de|te|den|ten|ed|ede|er|ers|t?jes?|ing|end|ende|et|baar|bare|loos|loze)$/u,
  fr: /^(?:re|dé)?(?<stem>\p{L}{4,}?)(?:s|er|é|és|ée|ées|e|es|ez|ent|ant|age|ages|able|ait|eur|eurs)$/u,
  es: /^(?:re|des)?(?<stem>\p{L}{4,}?)(?:s|es|ar|ear|a|as|ea|eas|ado|ada|ados|adas|eado|eada|eando|ando|o|ó|eo)$/u,
  pt: /^(?:re|des)?(?<stem>\p{L}{4,}?)(?:s|es|ar|ear|a|as|ado|ada|ados|adas|ando|ou|e|o)$/u,
  it: /^(?:ri|s)?(?<stem>\p{L}{4,}?)(?:t?(?:a|i|o|are|ato|ata|ati|ate|ando|iamo|erai|erà|ano|arlo|arla))$/u,
  pl: /^(?:nie|s|z|za|od|prze|wy|po|roz)?(?<stem>\p{L}{4,}?)(?:a|u|y|i|e|ie|em|iem|om|ów|ami|ach|ować|uje|ujesz|ujemy|ują|owan(?:[yaeią]|ych|ymi?|ego|ej|ie|iem|iu|ia)|ując(?:[yaeią]|ego|ej|emu|ych|ymi?)?|ujecie|ował|owała|owało|owali|owałem|owałam|owaliśmy|nąć|nął|nęła|nęli|nie|ek|ków|owy|owym|owymi|ową|owe|owa|owego|owej|owych|ka|ki)$/u,
};

const DOUBLING: ReadonlySet<string> = new Set(['de', 'nl']);

/** Words in small letters. */
interface Words {
  has(word: string): boolean;
}

/** The same with the shortest endings: "frameworka" ends in "a" and not in "ka". */
const SHORTLY_ENDED: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(FRAMES).map(([language, { source }]) => [
    language,
    new RegExp(source.replace('\\p{L}{4,}?', '\\p{L}{4,}'), 'u'),
  ]),
);

/** The same without their prefixes: "snapshoty" begins with none. */
const UNPREFIXED: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(FRAMES).map(([language, { source }]) => [
    language,
    new RegExp(source.replace(/^.*?(?=\(\?<stem>)/u, '^'), 'u'),
  ]),
);

/** Every language here takes over the name of what is done: "el linting", "das Tweening". */
const DOING = /^(?<stem>\p{L}{3,}?)ings?$/u;

/** Whether a word of `language` is an English one in its inflection. */
export function isBorrowed(word: string, language: string, english: Words): boolean {
  const small = language === 'nl' ? withoutDiaeresis(word.toLowerCase()) : word.toLowerCase();
  if (language === 'pl' && english.has(nominative(small))) return true;
  const deed = DOING.exec(small)?.groups?.['stem'];
  if (deed !== undefined && [deed, `${deed}e`, deed.slice(0, -1)].some((stem) => english.has(stem)))
    return true;
  return [FRAMES, SHORTLY_ENDED, UNPREFIXED].some((frames) => {
    const stem = frames[language]?.exec(small)?.groups?.['stem'];
    return stem !== undefined && isEnglish(stem, language, english);
  });
}

/** The prefix "ge" parts its vowel from the next: "geüpdatet". */
function withoutDiaeresis(word: string): string {
  return word.startsWith('ge') ? word.replace(/(?<=^ge)[ëïöü]/u, bareVowel) : word;
}

function bareVowel(vowel: string): string {
  return vowel.normalize('NFD').slice(0, 1);
}

/** Polish softens a last consonant in the locative: "w tickecie", "na routerze". */
function nominative(word: string): string {
  return word.replace(/cie$/u, 't').replace(/dzie$/u, 'd').replace(/rze$/u, 'r').replace(/le$/u, 'l');
}

function isEnglish(stem: string, language: string, english: Words): boolean {
  // "mergen" has lost the "e", "proxowane" the "y", of "framework" the plural is the more frequent, "debuggen" has doubled its last letter
  if (['', 'e', 's', 'y'].some((ending) => english.has(stem + ending))) return true;
  return DOUBLING.has(language) && english.has(stem.replace(/(.)\1$/u, '$1'));
}
