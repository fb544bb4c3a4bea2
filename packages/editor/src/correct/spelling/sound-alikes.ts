/** Spellings of one sound by the language: each is written for the other. */
const PAIRS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  pl: [
    ['rz', 'ż'],
    ['ch', 'h'],
    ['u', 'ó'],
  ],
};

/** What such a slip costs: it is none of the hand, and people make it again and again. */
export const SOUND_COST = 0.4;

/** Strings that sound as `word` does in `language`, with one sound spelt in the other way: "urzytkownik", "użytkownik". */
export function soundAlikes(word: string, language: string): string[] {
  const found: string[] = [];
  for (const pair of PAIRS[language] ?? [])
    for (const [written, meant] of [pair, [pair[1], pair[0]]] as const)
      for (let at = word.indexOf(written); at >= 0; at = word.indexOf(written, at + 1))
        if (!(written === 'h' && word[at - 1] === 'c'))
          found.push(word.slice(0, at) + meant + word.slice(at + written.length));
  return found;
}
