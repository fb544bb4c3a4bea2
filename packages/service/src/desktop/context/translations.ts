import { CONCEPTS } from './concepts.ts';

const ENGLISH = new Map(
  CONCEPTS.flatMap(([english, elsewhere]) => elsewhere.split(' ').map((word) => [word, english] as const)),
);

/** Of words that begin at one place the longest counts: クッキー is no キー. */
const ELSEWHERE = new RegExp(
  [...ENGLISH.keys()].sort((one, other) => other.length - one.length).join('|'),
  'g',
);

/**
 * The English words for what a query says in German, Chinese or Japanese about programs, since code is written in English
 * whoever asks. A query in English has none.
 */
export function englishWords(query: string): string[] {
  const said = query.normalize('NFKC').toLowerCase().match(ELSEWHERE) ?? [];
  return [...new Set(said.flatMap((word) => ENGLISH.get(word)?.split(' ') ?? []))];
}
