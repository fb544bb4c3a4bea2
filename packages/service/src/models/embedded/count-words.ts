const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

const LETTER = 'A-Za-zªµºÀ-ÖØ-öø-ɏ';

/** A text in Latin letters with the usual marks, of which words are made as the next pattern says. */
const LATIN = /^[\n\r\t -~¡-¬®-·¹-ɏ‐-‟€…]*$/;

/** Letters, digits and underscores, and the marks that join two letters or two digits. */
const LATIN_WORD = new RegExp(
  `[\\w${LETTER}]+(?:(?:(?<=[${LETTER}])['.:’‘·](?=[${LETTER}])|(?<=\\d)[.,;'’‘](?=\\d))[\\w${LETTER}]+)*`,
  'g',
);

/**
 * Words of a text in any language, by Unicode's word boundaries (UAX 29). The segmenter makes an object of each word, space and mark, which
 * takes ten times as long as a pattern.
 */
export function countWords(text: string): number {
  if (LATIN.test(text)) return (text.match(LATIN_WORD) ?? []).filter((word) => word !== '_').length;
  let words = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1;
  return words;
}
