import { decodePercent } from './percent.ts';

/** Rounds of percent-encoding that are followed; no honest path has more. */
const MOST_ROUNDS = 8;

/** Signs that look like a separator and that compatibility decomposition leaves alone. */
const SLASHES = /[\u2044\u2215\u2571\u27CB\u29F8\u{1F67C}]/gu;
const BACKSLASHES = /[\u2216\u2572\u27CD\u29F5\u29F9\u{1F67D}]/gu;

/**
 * All ways in which a path might be read further on, after look-alike signs are folded to ASCII and percent-encoding
 * is undone, once and repeatedly. Null when it is encoded more often than anyone would.
 */
export function readingsOf(path: string): readonly string[] | null {
  const readings: string[] = [];
  let reading = fold(path);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    readings.push(reading);
    const decoded = decodePercent(reading);
    if (decoded === reading) return readings;
    reading = fold(decoded);
  }
  return null;
}

/**
 * Decomposes rather than composes: an ASCII sign must never vanish into a letter with an accent, because the file
 * system would still see it.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(SLASHES, '/')
    .replace(BACKSLASHES, '\\');
}

/** The segments of a reading, whichever separator a system takes. Spaces at an end are dropped, as Windows does. */
export function segmentsOf(reading: string): readonly string[] {
  return reading.split(/[/\\]/).map((segment) => segment.trimEnd());
}
