const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** The place, from 0, that "second", "3rd", "last" name among so many; -1 where there is none. */
export function placeNamed(word: string, count: number): number {
  const lower = word.toLowerCase();
  const digits = /^(\d{1,3})(?:st|nd|rd|th)?$/u.exec(lower)?.[1];
  if (digits !== undefined) return Number(digits) <= count ? Number(digits) - 1 : -1;
  if (lower === 'last' || lower === 'final') return count - 1;
  if (lower === 'penultimate') return count - 2;
  return lower === 'only' ? (count === 1 ? 0 : -1) : ordinals.indexOf(lower);
}
