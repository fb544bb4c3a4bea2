import { countWhole } from '../read/missing-protected.ts';
import type { Protected } from '../read/source.ts';

/**
 * Code, addresses, names and numbers of a summary that its source does not have, each once, in order of appearance. Where
 * they stand, whether as code, and a space before a unit do not matter; a block of code may leave lines out.
 *
 * @param summary its protected parts
 */
export function inventedParts(source: string, summary: readonly Protected[]): string[] {
  const found = summary.flatMap(partsOf);
  return [...new Set(found)].filter((part) => !spellings(part).some((one) => countWhole(source, one, 1) > 0));
}

function partsOf({ kind, text }: Protected): string[] {
  if (kind === 'fence') {
    // the line that opens the block counts, too: what a model puts around its answer may hold lines of the source, or none
    const [opening = '', ...rest] = text.split('\n');
    const lines = rest.filter((line) => !/^\s*(?:`{3}|~{3})/u.test(line));
    // nor does a block without a line say anything of the source
    if (lines.join('').trim() === '') return [text.trim()];
    return [opening, ...lines].map((line) => line.trim()).filter((line) => line !== '' && line !== '…');
  }
  if (kind === 'code') return [text.replace(/^`+ ?| ?`+$/gu, '')];
  if (kind === 'quote') return [];
  return [text];
}

/** A quantity with and without the space before its unit: "5 s" and "5s" are the same. */
function spellings(part: string): string[] {
  if (!/^\d/u.test(part)) return [part];
  return [part, part.replace(/(?<=\d)\s(?=\p{L}|%)/u, ''), part.replace(/(?<=\d)(?=\p{L}|%)/u, ' ')];
}
