const ones = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const worth: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ...ones.map((word, at): [string, number] => [word, at + 1]),
  ...teens.map((word, at): [string, number] => [word, at + 10]),
  ...tens.map((word, at): [string, number] => [word, 10 * at + 20]),
]);

const any = (words: readonly string[]) => `(?:${words.join('|')})`;
const belowHundred = `(?:${any(tens)}(?:[- ]${any(ones)})?|${any(teens)}|${any(ones)})`;
const spelled = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:a|${any(ones)}) hundred(?:(?: and)? ${belowHundred})?|${any(tens)}(?:[- ]${any(ones)})?|${any(teens.slice(3))})(?![\\p{L}\\p{N}-])`,
  'giu',
);

/** English numbers from thirteen to 999 in digits, as documents write them; `isKept` tells of words that are to stay. */
export function withNumbersInDigits(text: string, isKept: (word: string) => boolean): string {
  return text.replace(spelled, (words) => (words.split(/[- ]/u).some(isKept) ? words : `${numberOf(words)}`));
}

function numberOf(words: string): number {
  return words
    .toLowerCase()
    .split(/[- ](?:and )?/u)
    .reduce((sum, word) => (word === 'hundred' ? sum * 100 : sum + (worth.get(word) ?? 0)), 0);
}
