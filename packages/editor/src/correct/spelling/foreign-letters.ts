/** Languages with a dictionary, and the letters their words are made of. */
export const FOREIGN_LETTERS: Readonly<Record<string, string>> = {
  de: 'enisratdhulcgmobwfkzpvjyxqäüöß',
  fr: "esaitnrulodcpmvqfbghjàxyèêzwçùkîœïëûôâé'",
  es: 'eaosrnidlctumpbgvyqhfzjxkwáéíóúüñ',
  pt: 'aeosrindmutclpvgqbfhzjxkwyãáçéêíóõúâôà',
  it: "eaionltrscdupmvghfbqzàèéìòùkjwxy'",
  nl: "enatirodslghvkmubpwjczfxyqëïéèö'",
  pl: 'aieonzrwsctykdpmujlłbgęhąśóżćfńźvqx',
};

/** Words that lose their vowel before another word, and are written with it: "l'", "qu'", "dell'". */
const ELISION: Readonly<Record<string, RegExp>> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu)['’](?=\p{L}{2})/iu,
  it: /^(?:[cdlmnstv]|un|dell|all|nell|sull|dall|coll|quell|quest|bell|tutt|anch|com|dov|cos)['’](?=\p{L}{2})/iu,
};

/** How much of the beginning of a word is another word with its apostrophe. */
export function elidedLength(word: string, language: string): number {
  return ELISION[language]?.exec(word)?.[0].length ?? 0;
}
