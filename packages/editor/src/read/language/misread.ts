/** Encodings that texts in UTF-8 are most often taken for. */
const ENCODINGS = ['windows-1250', 'windows-1252'] as const;

/** Bytes of the letters from U+0080 to U+07FF in UTF-8: one that leads, one that follows. */
const LEADS = [0xc2, 0xdf] as const;
const FOLLOWS = [0x80, 0xbf] as const;

/** What pairs of such bytes look like in each encoding, and the letter that they are. */
const PAIRS: readonly ReadonlyMap<string, string>[] = ENCODINGS.map((encoding) => {
  const decoder = new TextDecoder(encoding);
  const pairs = new Map<string, string>();
  for (let lead = LEADS[0]; lead <= LEADS[1]; lead += 1) {
    for (let follow = FOLLOWS[0]; follow <= FOLLOWS[1]; follow += 1)
      pairs.set(
        decoder.decode(Uint8Array.of(lead, follow)),
        String.fromCharCode(((lead & 31) << 6) | (follow & 63)),
      );
  }
  return pairs;
});

/** Such a pair: a letter that leads, and what is mostly a sign. */
const SUSPECT = /[À-ßĂÄĹÅČĆĎĐÎĚ][\u0080-¿\u02c6-\u02dd‘-›€™ŒœŠšŽžŸĄąĽľŁłŞşŤťŹźŻż]/gu;

/** So many pairs are no accident. */
const LEAST_PAIRS = 2;

/** What shows that a text was read in a neighbour of its encoding, the letters that tell, and what they were. */
const MISPLACED: readonly (readonly [
  shows: RegExp,
  misread: RegExp,
  meant: Readonly<Record<string, string>>,
])[] = [
  // Turkish in ISO 8859-9, whose letters have the places of Iceland's
  [/[þð]|larý|ýnda|ýsý|lýk|ýyor|ýlan/iu, /[þðý]/giu, { þ: 'ş', ð: 'ğ', ý: 'ı' }],
  // Czech in ISO 8859-2, read as windows-1250
  [/[ěřů]/iu, /[ľą]/giu, { ľ: 'ž', ą: 'š' }],
  // Romanian and Hungarian, read in ISO 8859-1: Portuguese has these letters before "o" and "e" and where words end
  [/ã/iu, /ã(?=[bcdfglmnprtvz])/giu, { ã: 'ă' }],
  [/õ/iu, /õ(?![e\p{M}])/giu, { õ: 'ő' }],
];

/** The letters that a text was written with, as far as they show that it was read in another encoding. */
export function asWritten(text: string): string {
  let written = withoutPairs(text);
  for (const [shows, misread, meant] of MISPLACED) {
    if (shows.test(written))
      written = written.replace(misread, (letter) => meant[letter.toLowerCase()] ?? letter);
  }
  return written;
}

/** "Nejlépe" for "NejlĂ©pe", which is UTF-8 that was read as something else. */
function withoutPairs(text: string): string {
  const found = text.match(SUSPECT) ?? [];
  if (found.length < LEAST_PAIRS) return text;
  const knownIn = (pairs: ReadonlyMap<string, string>): number =>
    found.filter((pair) => /\p{L}/u.test(pairs.get(pair) ?? '')).length;
  const [pairs] = PAIRS.toSorted((left, right) => knownIn(right) - knownIn(left));
  if (pairs === undefined || knownIn(pairs) < LEAST_PAIRS) return text;
  return text.replace(SUSPECT, (pair) => pairs.get(pair) ?? pair);
}
