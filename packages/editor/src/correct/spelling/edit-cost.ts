/** Rows of the two common keyboards; letters next to each other are slips of a finger. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm'];

/** Letters written for one another because they sound alike. */
const SOUNDS = [
  'ck',
  'cs',
  'sz',
  'iy',
  'gj',
  'kq',
  'vw',
  'vf',
  'dt',
  'bp',
  'ae',
  'ei',
  'ou',
  'ao',
  'ai',
  'ei',
  'uo',
];

const COST = {
  accent: 0.15,
  apostrophe: 0.2,
  doubling: 0.5,
  transposition: 0.6,
  sound: 0.65,
  slip: 0.75,
  missing: 0.8,
  extra: 0.9,
  unspoken: 0.6,
  silent: 0.5,
  other: 1.1,
  first: 0.4,
};

const near = new Set<string>();
for (const row of ROWS) {
  for (let at = 1; at < row.length; at += 1)
    near.add(`${row[at - 1]}${row[at]}`).add(`${row[at]}${row[at - 1]}`);
}
const sounds = new Set(SOUNDS.flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]));

/**
 * How unlikely it is that somebody who meant one word wrote the other: a Damerau–Levenshtein distance
 * (optimal string alignment) weighted by the kind of slip. 0 for equal words, about 1 for one plain mistake.
 *
 * @returns the cost, or Infinity when it is above `limit`
 */
export function editCost(written: string, meant: string, limit = Infinity): number {
  if (Math.abs(written.length - meant.length) * COST.doubling > limit) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: meant.length + 1 }, (_, at) =>
    at === 0 ? 0 : at * COST.missing + COST.first,
  );
  for (let row = 1; row <= written.length; row += 1) {
    const current = [row * COST.extra + COST.first];
    let least = current[0] ?? 0;
    for (let column = 1; column <= meant.length; column += 1) {
      const cost = Math.min(
        (above[column - 1] ?? Infinity) + substitution(written[row - 1] ?? '', meant[column - 1] ?? '', row),
        (above[column] ?? Infinity) + extra(written, row),
        (current[column - 1] ?? Infinity) +
          (isUnspoken(written, meant, row, column) ? COST.unspoken : missing(meant, column)),
        transposed(written, meant, row, column)
          ? (before[column - 2] ?? Infinity) + COST.transposition
          : Infinity,
      );
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Infinity;
    before = above;
    above = current;
  }
  const cost = above[meant.length] ?? Infinity;
  return cost > limit ? Infinity : cost;
}

function substitution(written: string, meant: string, row: number): number {
  if (written === meant) return 0;
  if (bare(written) === bare(meant)) return COST.accent;
  const pair = written + meant;
  const cost = sounds.has(pair) ? COST.sound : near.has(pair) ? COST.slip : COST.other;
  return row === 1 ? cost + COST.first : cost;
}

function extra(written: string, row: number): number {
  if (row > 1 && written[row - 1] === written[row - 2]) return COST.doubling;
  return row === 1 ? COST.extra + COST.first : COST.extra;
}

function missing(meant: string, column: number): number {
  if (meant[column - 1] === "'") return COST.apostrophe;
  if (column > 1 && meant[column - 1] === meant[column - 2]) return COST.doubling;
  if (isSilent(meant, column)) return COST.silent;
  return column === 1 ? COST.missing + COST.first : COST.missing;
}

/** The letters of "gh", and the "h" behind "r" and "w", are not heard: "neibor", "rythm", "wich". */
function isSilent(meant: string, column: number): boolean {
  if (column < 2) return false;
  const letter = meant[column - 1];
  return letter === 'g' ? meant[column] === 'h' : letter === 'h' && 'grw'.includes(meant[column - 2] ?? ' ');
}

/** The "e" of a last "ed" is left out most easily. */
function isUnspoken(written: string, meant: string, row: number, column: number): boolean {
  return (
    column === meant.length - 1 && row === written.length - 1 && meant.endsWith('ed') && written.endsWith('d')
  );
}

function transposed(written: string, meant: string, row: number, column: number): boolean {
  return (
    row > 1 && column > 1 && written[row - 1] === meant[column - 2] && written[row - 2] === meant[column - 1]
  );
}

const bareLetters = new Map([
  ['ß', 's'],
  ['ł', 'l'],
]);

function bare(letter: string): string {
  if (letter < '\u0080') return letter;
  let found = bareLetters.get(letter);
  if (found === undefined) {
    found = letter.normalize('NFD').slice(0, 1);
    // the letters of all languages are few, what a text may hold is not
    if (bareLetters.size < 1_000) bareLetters.set(letter, found);
  }
  return found;
}
