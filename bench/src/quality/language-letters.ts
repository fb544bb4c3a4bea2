/** The letters a slip may put in, by language. */
export const LETTERS = {
  de: 'abcdefghijklmnopqrstuvwxyzäöüß',
  fr: 'abcdefghijklmnopqrstuvwxyzéèêàçô',
  es: 'abcdefghijklmnopqrstuvwxyzáéíóúñ',
  pt: 'abcdefghijklmnopqrstuvwxyzáéíóúãõç',
  it: 'abcdefghijklmnopqrstuvwxyzàèéìòù',
  nl: 'abcdefghijklmnopqrstuvwxyzëï',
  pl: 'abcdefghijklmnopqrstuvwxyząćęłńóśźż',
} as const;

/** A language with a dictionary, other than English. */
export type LanguageCode = keyof typeof LETTERS;
