/** Letters that keep no base letter when their marks are taken off. */
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' };

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A name without the marks of its letters: diagrams and most databases take no others unquoted. */
export function plainLetters(name: string, language: string): string {
  const spelt = language === 'de' ? name.replace(/[äöü]/gu, (letter) => umlauts[letter] ?? letter) : name;
  return spelt
    .replace(/[ßłøæœ]/gu, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
