import { O200K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants';
import { mergedCount } from './tokens/merged-count.ts';
import { o200kRanks } from './tokens/o200k-ranks.ts';

/** Pieces whose tokens are remembered, and how long they are at most: a word comes again, a long run of signs does not. */
const MOST_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 64;

const remembered = new Map<string, number>();

/** Number of o200k tokens in `text`. The vocabulary is read at the first call. */
export function countTokens(text: string): number {
  let count = 0;
  for (const [piece] of text.matchAll(O200K_TOKEN_SPLIT_REGEX)) count += tokensIn(piece);
  return count;
}

function tokensIn(piece: string): number {
  const ranks = o200kRanks();
  const bytes = Buffer.from(piece).toString('latin1');
  if (ranks.has(bytes)) return 1;
  if (bytes.length > LONGEST_REMEMBERED) return mergedCount(bytes, ranks);
  let count = remembered.get(bytes);
  if (count === undefined) {
    count = mergedCount(bytes, ranks);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(bytes, count);
  }
  return count;
}
