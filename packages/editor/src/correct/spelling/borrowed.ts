/** What writers of a language put around an English word to make it one of theirs: "geparst", "committare", "commitów". */
const FRAMES: Readonly<Record<string, RegExp>> = {
  de: /^(?:ver|be|ent|zer|(?:ab|an|auf|aus|ein|um|zu|rein|durch|mit|vor|weiter|zurück)?(?:ge|zu)?)?(?<stem>\p{L}{4,}?)(?:s|e|n|t|st|en|er|ern|ens|et|te|ten|test|ete|ende|enden|er[ns]|erei|bar|isch|ung|ungen)$/u,
  nl: /^(?:ge|ver|her|be)?(?<stem>\p{L}{4,}?)(?:s|e|t|d|n|en|de|te|den|ten|ed|ede|er|ers|je|ing|end|ende|et)$/u,
  fr: /^(?:re|dé)?(?<stem>\p{L}{4,}?)(?:s|er|é|és|ée|ées|e|es|ez|ent|ant|age|ages|able|ait|eur|eurs)$/u,
  es: /^(?:re|des)?(?<stem>\p{L}{4,}?)(?:s|es|ar|ear|a|as|ea|eas|ado|ada|ados|adas|eado|eada|eando|ando|o|ó|eo)$/u,
  pt: /^(?:re|des)?(?<stem>\p{L}{4,}?)(?:s|es|ar|ear|a|as|ado|ada|ados|adas|ando|ou|e|o)$/u,
  it: /^(?:ri|s)?(?<stem>\p{L}{4,}?)(?:t?(?:a|i|o|are|ato|ata|ati|ate|ando|iamo|erai|erà|ano|arlo|arla))$/u,
  pl: /^(?:s|z|za|od|prze|wy|po|roz)?(?<stem>\p{L}{4,}?)(?:a|u|y|i|e|ie|em|om|ów|ami|ach|ować|uje|ujesz|ujemy|ują|owany|owane|owana|owanie|owania|owaniu|ując|ował|owy|owe|owa|owego|owej|owych|ka|ki)$/u,
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

/** Whether a word of `language` is an English one in its inflection. */
export function isBorrowed(word: string, language: string, english: Words): boolean {
  return [FRAMES, SHORTLY_ENDED].some((frames) => {
    const stem = frames[language]?.exec(word.toLowerCase())?.groups?.['stem'];
    return stem !== undefined && isEnglish(stem, language, english);
  });
}

function isEnglish(stem: string, language: string, english: Words): boolean {
  // "mergen" has lost the "e", of "framework" the plural is the more frequent, "debuggen" has doubled its last letter
  if (english.has(stem) || english.has(`${stem}e`) || english.has(`${stem}s`)) return true;
  return DOUBLING.has(language) && english.has(stem.replace(/(.)\1$/u, '$1'));
}
