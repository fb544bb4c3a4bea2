const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Words of a text in any language, by Unicode's word boundaries (UAX 29). */
export function countWords(text: string): number {
  let words = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1;
  return words;
}
