import { matchesOf } from '../read/matches.ts';

/** A key such as FR-3 or T-12: a family of capitals and a number. */
export interface Key {
  readonly family: string;
  readonly number: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Families of keys that documents number themselves. */
export const numberedFamilies: ReadonlySet<string> = new Set([
  ...[
    'FR',
    'NFR',
    'AC',
    'T',
    'Q',
    'R',
    'G',
    'NG',
    'A',
    'D',
    'S',
    'US',
    'BR',
    'TC',
    'TASK',
    'RISK',
    'ALT',
    'M',
  ],
]);

/** Letters of scripts that are written with spaces; a key may stand right behind a Chinese word. */
const letter = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}';
const pattern = new RegExp(
  `(?<![${letter}\\p{N}_/-])([A-Z]{1,8})-(\\d{1,6})(?![${letter}\\p{N}_]|-\\p{L}|\\.\\d)`,
  'gu',
);

/** Every key that stands in a text, in order. Standards such as RFC-2119 and SHA-256 have the same shape; callers tell them apart. */
export function keysIn(text: string): Key[] {
  return matchesOf(pattern, text).map((match) => ({
    family: match[1] ?? '',
    number: Number(match[2]),
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** "FR-1 を実装する" speaks of FR-1. */
const japaneseParticle = /^\s?[をとでのがにはへ]/u;

/** The key a block begins with ("FR-3: …", "**T-1** …"), after marks of emphasis; null where there is none. */
export function leadingKey(text: string): Key | null {
  const first = keysIn(text)[0];
  if (!first || !/^[\s*_`[(#]{0,8}$/u.test(text.slice(0, first.start))) return null;
  return japaneseParticle.test(text.slice(first.end)) ? null : first;
}

/** The key of the part that a line opens as its heading ("### US-1: …"); null for other lines and headings without one. */
export function headingKey(line: string): string | null {
  return /^#{2,6} /u.test(line) ? (leadingKey(line.replace(/^#+ /u, ''))?.text ?? null) : null;
}
