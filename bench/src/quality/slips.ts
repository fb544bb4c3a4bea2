import { pick } from './random.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** One slip of a writer: a letter left out, doubled, swapped, changed for a neighbour on the keyboard, or put in; the
 * first letter stays. */
export function slip(word: string, letters: string, random: () => number): string {
  const at = 2 + Math.floor(random() * (word.length - 2));
  const letter = word[at] ?? '';
  switch (Math.floor(random() * 5)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at - 1) + letter + (word[at - 1] ?? '') + word.slice(at + 1);
    case 3:
      return word.slice(0, at) + neighbour(letter, random) + word.slice(at + 1);
    default:
      return word.slice(0, at) + (pick([...letters], random) ?? '') + word.slice(at);
  }
}

/** The word with one of its letters bare of accent or umlaut; unchanged where it has none. */
export function withoutAccent(word: string, random: () => number): string {
  const places = [...word].flatMap((letter, at) => (bare(letter) === letter ? [] : [at]));
  const at = pick(places, random);
  return at === undefined ? word : word.slice(0, at) + bare(word[at] ?? '') + word.slice(at + 1);
}

function bare(letter: string): string {
  if (letter === 'ł') return 'l';
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}

function neighbour(letter: string, random: () => number): string {
  const row = ROWS.find((keys) => keys.includes(letter));
  if (row === undefined) return letter;
  const at = row.indexOf(letter);
  return (
    pick(
      [row[at - 1], row[at + 1]].filter((key) => key !== undefined),
      random,
    ) ?? letter
  );
}
