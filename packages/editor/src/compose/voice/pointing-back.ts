/** "Gets an email then", "shows the top sellers instead": a deed without the word that points at a case which stands elsewhere. English. */
export function withoutPointing(deed: string): string {
  return deed.replace(/(?<=\p{L} .*) (?:then|instead)$/u, '');
}
