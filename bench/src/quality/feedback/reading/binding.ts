/** How much a requirement binds. */
export type Binding = 'MUST' | 'SHOULD' | 'MAY';

const WORDS: readonly (readonly [Binding, RegExp])[] = [
  ['MUST', /(?<!\p{L})(?:MUST|SHALL|MUSS|MÜSSEN|DOIT|DOIVENT|DEBE|DEBEN)(?!\p{L})/gu],
  [
    'SHOULD',
    /(?<!\p{L})(?:SHOULD|SOLLTEN?|SOLL|SOLLEN|DEVRAIT|DEVRAIENT|DEBERÍA|DEBERÍAN|RECOMMENDED)(?!\p{L})/gu,
  ],
  ['MAY', /(?<!\p{L})(?:MAY|DARF|DÜRFEN|KANN|KÖNNEN|PEUT|PEUVENT|PUEDE|PUEDEN|OPTIONAL)(?!\p{L})/gu],
];

/** Every word of a text that binds, in capitals as requirements have them. */
export function bindingsOf(text: string): Binding[] {
  return WORDS.flatMap(([binding, word]) => [...text.matchAll(word)].map(() => binding));
}

/** A text up to its first word that binds, with it: who is bound, and to what degree. All of a text that binds nobody. */
export function upToBinding(text: string): string {
  const ends = WORDS.flatMap(([, word]) =>
    [...text.matchAll(word)].map(({ index, 0: { length } }) => index + length),
  );
  return ends.length === 0 ? text : text.slice(0, Math.min(...ends));
}

/** The text without the words that bind. */
export function unbound(text: string): string {
  return WORDS.reduce((left, [, word]) => left.replace(word, ' '), text);
}
