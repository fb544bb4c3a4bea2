import { pick, seeded } from '../quality/random.ts';
import { BOMBS, FRAGMENTS, SENTENCES, SYMBOLS } from './ingredients.ts';

/** A hostile text, and the kind it is of. */
export interface Input {
  readonly kind: string;
  readonly text: string;
}

type Random = () => number;

/** The longest text a stage takes, in UTF-16 units. */
const LONGEST = 10_000;

/** Kinds of texts that break programs, each made anew from random numbers. */
const KINDS: Readonly<Record<string, (random: Random) => string>> = {
  'random Unicode': (random) => many(random, 400, () => codePoint(random)),
  'marks on marks': (random) =>
    many(random, 300, () => `${letter(random)}${'\u0301\u0323\u0489\u20dd'.charAt(between(random, 0, 3))}`),
  bidirectional: (random) =>
    many(random, 60, () => pick([...BIDI, ...SENTENCES, 'שלום ', 'مرحبا ', 'abc '], random) ?? ''),
  'lone surrogates': (random) =>
    many(random, 200, () =>
      random() < 0.4 ? String.fromCharCode(between(random, 0xd800, 0xdfff)) : letter(random),
    ),
  'control characters': (random) =>
    many(random, 200, () =>
      random() < 0.3 ? String.fromCharCode(between(random, 0, 0x1f)) : letter(random),
    ),
  'nested lists': (random) => {
    const mark = pick(['- ', '* ', '1. ', '10) ', '> ', '- [ ] ', '> - '], random) ?? '- ';
    const step = between(random, 1, 5);
    const depth = between(random, 5, 90);
    return Array.from({ length: depth }, (_, at) => `${' '.repeat(at * step)}${mark}${phrase(random)}`).join(
      '\n',
    );
  },
  'unclosed fences': (random) =>
    many(random, 25, () => `${pick(FENCES, random)}${random() < 0.5 ? phrase(random) : ''}\n`),
  'one symbol': (random) => (pick(SYMBOLS, random) ?? '#').repeat(LONGEST).slice(0, LONGEST),
  bombs: (random) => {
    const [head, middle, tail] = pick(BOMBS, random) ?? ['', 'a', '!'];
    const length = Math.floor(between(random, 50, LONGEST - 200) / middle.length);
    return head + middle.repeat(length) + tail;
  },
  'broken Markdown': (random) =>
    many(random, 80, () => pick(FRAGMENTS, random) + (random() < 0.5 ? phrase(random) : '')),
  'broken prose': (random) =>
    mutated(
      many(random, 14, () => `${pick(SENTENCES, random)} `),
      random,
    ),
  'broken lines': (random) =>
    many(
      random,
      30,
      () => `${phrase(random)}${pick(['\n', '\r\n', '\r', '\u2028', '\n\n', '\t\n', '\v'], random)}`,
    ),
};

const BIDI = ['\u202e', '\u202d', '\u2066', '\u2067', '\u2069', '\u200f', '\u061c'];
const FENCES = ['```', '````ts\n', '~~~', '``', '`', '```\n', '    ```', '> ```', '- ```sh\n', '$$', '<pre>'];

export const KIND_COUNT = Object.keys(KINDS).length;

/** The `index`th input of a seed: the kinds take turns, and the same numbers give the same text. */
export function inputAt(seed: number, index: number): Input {
  const random = seeded(seed * 1_000_003 + index);
  const kinds = Object.entries(KINDS);
  const [kind, make] = kinds[index % kinds.length] ?? ['', () => ''];
  return { kind, text: make(random).slice(0, LONGEST) };
}

/** So many pieces that most texts are short and some are long. */
function many(random: Random, most: number, piece: () => string): string {
  const count = 1 + Math.floor(most * random() ** 2);
  return Array.from({ length: count }, piece).join('');
}

function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

function codePoint(random: Random): string {
  const plane = random();
  const most = plane < 0.5 ? 0x24f : plane < 0.85 ? 0xffff : 0x10ffff;
  const point = between(random, 0, most);
  return point >= 0xd800 && point <= 0xdfff ? ' ' : String.fromCodePoint(point);
}

function letter(random: Random): string {
  return 'abcdefghij klmnop\nqrst uvwxyz.'.charAt(between(random, 0, 30));
}

function phrase(random: Random): string {
  const words = (pick(SENTENCES, random) ?? '').split(' ');
  return words.slice(0, between(random, 1, words.length)).join(' ');
}

/** Takes out, doubles and swaps characters, about one in thirty. */
function mutated(text: string, random: Random): string {
  return Array.from(text, (character) => {
    const turn = random();
    if (turn < 0.01) return '';
    if (turn < 0.02) return character + character;
    return turn < 0.03 ? (pick(SYMBOLS, random) ?? '') : character;
  }).join('');
}
