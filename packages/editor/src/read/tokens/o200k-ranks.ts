import { createRequire } from 'node:module';
import type ranks from 'gpt-tokenizer/bpeRanks/o200k_base';
import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables } from '../../prepared/prepared-tables.ts';
import type { WordTable } from '../../prepared/word-table.ts';

let loaded: WordTable | undefined;

/** The tokens of o200k as their bytes, a character each, with their ranks: lower ones are merged first. */
export function o200kRanks(): WordTable {
  loaded ??= preparedTables('o200k', listsKey(), ['ranks'], () => ({ ranks: readRanks() })).ranks;
  return loaded;
}

function readRanks(): Map<string, number> {
  const require = createRequire(import.meta.url);
  const { default: tokens } = require('gpt-tokenizer/bpeRanks/o200k_base') as { default: typeof ranks };
  const read = new Map<string, number>();
  // `forEach` leaves out the numbers that no token has
  tokens.forEach((token, rank) => {
    const bytes = typeof token === 'string' ? Buffer.from(token) : Buffer.from(token);
    read.set(bytes.toString('latin1'), rank);
  });
  return read;
}
