/** Words that languages share by Latin and Greek, as each ends them, with what English has in place of the ending. */
const ENDINGS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/tion(?:en)?$/u, 'tion'],
    [/ität(?:en)?$/u, 'ity'],
    [/isch(?:e[nrsm]?)?$/u, 'ic'],
    [/isch(?:e[nrsm]?)?$/u, 'ical'],
    [/tor(?:s|en)?$/u, 'tor'],
    [/ismus$/u, 'ism'],
  ],
  nl: [
    [/tie(?:s)?$/u, 'tion'],
    [/teit(?:en)?$/u, 'ty'],
    [/isch(?:e)?$/u, 'ic'],
    [/isch(?:e)?$/u, 'ical'],
    [/e(?:el|le)$/u, 'al'],
    [/toren$/u, 'tor'],
    [/isme$/u, 'ism'],
  ],
  fr: [
    [/tions?$/u, 'tion'],
    [/tés?$/u, 'ty'],
    [/ques?$/u, 'c'],
    [/isme$/u, 'ism'],
  ],
  es: [
    [/ci(?:ón|ones)$/u, 'tion'],
    [/dad(?:es)?$/u, 'ty'],
    [/ic[oa]s?$/u, 'ic'],
    [/ismo$/u, 'ism'],
  ],
  pt: [
    [/ç(?:ão|ões)$/u, 'tion'],
    [/dades?$/u, 'ty'],
    [/ic[oa]s?$/u, 'ic'],
    [/ismo$/u, 'ism'],
  ],
  it: [
    [/zion[ei]$/u, 'tion'],
    [/tà$/u, 'ty'],
    [/ic(?:[oai]|he|hi)$/u, 'ic'],
    [/ismo$/u, 'ism'],
  ],
  pl: [[/cj(?:[aięeąo]|om|ami|ach)?$/u, 'tion']],
};

/** How languages write what English has in the spelling of Latin: "Selektor", "typografisch". */
const LETTERS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/k/gu, 'c'],
    [/f(?=i|$)/gu, 'ph'],
  ],
  nl: [[/f(?=i|$)/gu, 'ph']],
  pl: [[/k/gu, 'c']],
};

/** German has no such letter: "specifisch" lacks its "z". */
const HARD_C = /c(?![hk])/u;

/** Shorter words have been in the dictionaries for long. */
const SHORTEST = 7;

/** Whether a word of `language`, in small letters, is an English one with the ending that the language gives such words: "deprecatie". */
export function isCognate(word: string, language: string, english: (word: string) => boolean): boolean {
  if (word.length < SHORTEST || (language === 'de' && HARD_C.test(word))) return false;
  return (ENDINGS[language] ?? []).some(([ending, theirs]) => {
    if (!ending.test(word)) return false;
    const meant = word.replace(ending, theirs);
    const latin = (LETTERS[language] ?? []).reduce((text, [own, letter]) => text.replace(own, letter), meant);
    return english(meant) || english(latin);
  });
}
