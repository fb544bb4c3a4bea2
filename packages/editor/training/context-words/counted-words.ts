/** How often each word stands in a corpus, and beside which of the most frequent words. */
export interface Neighbourhood {
  /** The most frequent first. */
  readonly words: readonly string[];
  /** For each word a row of numbers, one for each frequent word on its left and one for each on its right. */
  readonly rows: readonly Float32Array[];
}

/** Words that are counted as neighbours. */
const NEIGHBOURS = 200;

/** The neighbourhood of the `most` commonest words in paragraphs of words. */
export function neighbourhoodOf(paragraphs: readonly (readonly string[])[], most: number): Neighbourhood {
  const counts = new Map<string, number>();
  for (const words of paragraphs) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
  const place = new Map(words.map((word, at) => [word, at]));
  const rows = words.map(() => new Float32Array(2 * NEIGHBOURS));
  for (const paragraph of paragraphs) {
    let before = -1;
    for (const word of paragraph) {
      const at = place.get(word) ?? -1;
      if (at >= 0 && before >= 0) {
        if (before < NEIGHBOURS) add(rows[at], before);
        if (at < NEIGHBOURS) add(rows[before], NEIGHBOURS + at);
      }
      before = at;
    }
  }
  return { words, rows };
}

function add(row: Float32Array | undefined, at: number): void {
  if (row !== undefined) row[at] = (row[at] ?? 0) + 1;
}
