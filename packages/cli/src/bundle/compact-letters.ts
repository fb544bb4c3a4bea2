/** A pattern as it stands in code. */
export interface PatternText {
  readonly pattern: string;
  readonly flags: string;
}

/** What begins a name in a program as a letter does, and is none. */
const NO_LETTERS = String.raw`\u16EE-\u16F0\u1885\u1886\u2118\u212E\u2160-\u2182\u2185-\u2188\u3007\u3021-\u3029\u3038-\u303A\u309B\u309C\uA6E6-\uA6EF`;

/**
 * What a class calls letters: all of the plane that living languages are written in, and of the planes beyond whole stretches, with marks,
 * digits and signs of scripts that nobody writes any more. Exactly, those are 270 runs of letters, which the runtime compiles for each class
 * into 20 kB, where a text goes beyond Latin-1. What begins a name is kept by the runtime; what `\p{L}` is, it gathers character by
 * character whenever it reads a pattern, which takes it longer than all the rest.
 */
const LETTERS = String.raw`[\p{IDS}--[${NO_LETTERS}\u{10000}-\u{10FFFF}]]\u2E2F\u{10000}-\u{1BFFF}\u{1D400}-\u{1D7CB}\u{1DF00}-\u{1EEFF}\u{20000}-\u{3FFFF}`;

/** Small and capital letters, exactly: what the runtime keeps of either case, less what is no letter of it. */
const SMALL = String.raw`[\p{Lowercase}--[\xAA\xBA\u02B0-\u02B8\u02C0\u02C1\u02E0-\u02E4\u0345\u037A\u10FC\u1D2C-\u1D6A\u1D78\u1D9B-\u1DBF\u2071\u207F\u2090-\u209C\u2170-\u217F\u24D0-\u24E9\u2C7C\u2C7D\uA69C\uA69D\uA770\uA7F1-\uA7F4\uA7F8\uA7F9\uAB5C-\uAB5F\uAB69\u{10780}-\u{107BA}\u{1E030}-\u{1E06D}]]`;
const CAPITAL = String.raw`[\p{Uppercase}--[\u2160-\u216F\u24B6-\u24CF\u{1F130}-\u{1F189}]]`;

const NAMES_LETTERS = /\\[pP]\{L\}/;
const NAMES_LETTERS_OF_CASE = /\\p\{L[lu]\}/;

/** An escape, or a class, and how often it stands there. */
const PART = /(\\[pP]\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\])((?:[*+?]|\{\d+(?:,\d*)?\})\??)?/g;

/** All but the letters of one case, which has another meaning beside the flag `v`, where the other case fits as well. */
const NOT_OF_CASE = /\\P\{L[ult]\}/;

/**
 * A pattern with the flag `u` that matches the same letters, but for the exceptions above, and is compiled in a fifth of the time and a tenth
 * of the space. Letters of one case are taken so where case matters. Other patterns stay as they are.
 */
export function withCompactLetters({ pattern: written, flags }: PatternText): PatternText {
  const pattern = withLettersByName(written);
  const ignoresCase = flags.includes('i');
  const names = NAMES_LETTERS.test(pattern) || (!ignoresCase && NAMES_LETTERS_OF_CASE.test(pattern));
  const isOther = !flags.includes('u') || !names;
  if (isOther || (ignoresCase && NOT_OF_CASE.test(pattern))) return { pattern, flags };
  const asSets = (_: string, part: string, times = '') => {
    const isClass = part.startsWith('[');
    if (ignoresCase && hasBothCases(part)) return ofBothCases(isClass ? part : `[${part}]`, times);
    const inSets = ignoresCase ? inClass : inClassOfCase;
    return (isClass ? classOfSets(part, inSets) : inSets(part, part)) + times;
  };
  return { pattern: pattern.replace(PART, asSets), flags: flags.replace('u', 'v') };
}

const LETTER = `[${LETTERS}]`;
const NO_LETTER = `[^${LETTERS}]`;

/** Letters as a class; what is something else as `other`. */
function inClass(member: string, other: string): string {
  if (member === String.raw`\p{L}`) return LETTER;
  return member === String.raw`\P{L}` ? NO_LETTER : other;
}

/** The same, and letters of one case. */
function inClassOfCase(member: string, other: string): string {
  if (member === String.raw`\p{Ll}`) return SMALL;
  return member === String.raw`\p{Lu}` ? CAPITAL : inClass(member, other);
}

/** A pattern that was put together from compact ones, as it would be if they were not. */
function withLettersByName(pattern: string): string {
  return pattern
    .replaceAll(LETTER, String.raw`\p{L}`)
    .replaceAll(NO_LETTER, String.raw`\P{L}`)
    .replaceAll(SMALL, String.raw`\p{Ll}`)
    .replaceAll(CAPITAL, String.raw`\p{Lu}`);
}

/** What a class may hold that has two cases and is no letter, or is all but something. */
const OF_ONE_CASE = /[\u2160-\u217F\u24B6-\u24E9]|\\[uDPSW]/;

/** Whether what fits a part fits it in its other case as well. */
function hasBothCases(part: string): boolean {
  return /(?<!\\)\\p\{L\}/.test(part) && !OF_ONE_CASE.test(part);
}

/** The other case of a few letters, but no letter itself. */
const IOTA_BELOW = String.raw`\u0345`;

/**
 * The same class so many times, for which the runtime need not look up the other cases of a hundred thousand letters. It leaves groups out
 * that are empty and may be missing, but reads a class behind one with the flags of that group; if it did not, it would take longer and
 * match the same. A group that holds anything must not have other flags: beyond its limits the runtime compiles what follows with them, too.
 */
function ofBothCases(written: string, times: string): string {
  return `(?-i:)?${classOfSets(written, inClass).slice(0, -1)}${IOTA_BELOW}]${times}(?:)?`;
}

/** What a class holds: an escape, with what it is given, or a character. */
const MEMBER = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Za-z]|\\[\s\S]|[\s\S]/gu;

/** More than one character, so that no range begins or ends with it. */
const SEVERAL = /^\\[pPdDsSwW]/;

/** What has to be escaped in a class of sets, or must not stand there twice. */
const RESERVED = /^[()[\]{}/|&!#$%*+,.:;<=>?@^`~-]$/;

/** The same class as the flag `v` has it written. */
function classOfSets(written: string, inSets: typeof inClass): string {
  const isNegated = written.startsWith('[^');
  const members = written.slice(isNegated ? 2 : 1, -1).match(MEMBER) ?? [];
  const begins = (member: string | undefined) => member !== undefined && !SEVERAL.test(member);
  let sets = '';
  for (let at = 0; at < members.length; at += 1) {
    const [first = '', dash, last] = members.slice(at, at + 3);
    if (begins(first) && dash === '-' && begins(last)) {
      sets += `${escaped(first, inSets)}-${escaped(last ?? '', inSets)}`;
      at += 2;
    } else sets += escaped(first, inSets);
  }
  return `[${isNegated ? '^' : ''}${sets}]`;
}

function escaped(member: string, inSets: typeof inClass): string {
  return inSets(member, RESERVED.test(member) ? `\\${member}` : member);
}
