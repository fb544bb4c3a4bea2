import { protect } from '../read/protect.ts';
import type { Protected } from '../read/source.ts';

const WORD = /[\p{L}\p{N}_]/u;

/**
 * Code, addresses, names and numbers of a summary that its source does not have, each once, in order of appearance. Where
 * they stand, whether as code, and a space before a unit do not matter; a block of code may leave lines out.
 */
export function invented(source: string, summary: string): string[] {
  const found = protect(summary).flatMap(partsOf);
  return [...new Set(found)].filter((part) => !spellings(part).some((one) => containsWhole(source, one)));
}

function partsOf({ kind, text }: Protected): string[] {
  if (kind === 'fence') {
    const lines = text.split('\n').filter((line) => !/^\s*(?:`{3}|~{3})/u.test(line));
    return lines.map((line) => line.trim()).filter((line) => line !== '' && line !== '…');
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

/** Whether a part stands somewhere and not inside a longer word or number. */
function containsWhole(text: string, part: string): boolean {
  const opensWord = WORD.test(part[0] ?? '');
  const closesWord = WORD.test(part.at(-1) ?? '');
  const around = text.split(part);
  return around.slice(1).some((after, index) => {
    const before = around[index] ?? '';
    return !(opensWord && WORD.test(before.at(-1) ?? '')) && !(closesWord && WORD.test(after[0] ?? ''));
  });
}
