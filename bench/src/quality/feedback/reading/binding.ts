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

/** The text without the words that bind. */
export function unbound(text: string): string {
  return WORDS.reduce((left, [, word]) => left.replace(word, ' '), text);
}
