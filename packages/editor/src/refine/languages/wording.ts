/** How an instruction is worded in a language, and the same in the English words that instructions read. */
export interface Wording {
  readonly pattern: RegExp;
  /** May use the groups of the pattern, `$1` and so on. */
  readonly english: string;
}

/** What a clause says in the English words that instructions read, by each wording that it has. */
export function meantBy(clause: string, wordings: readonly Wording[]): string[] {
  return wordings
    .filter(({ pattern }) => pattern.test(clause))
    .map(({ pattern, english }) => clause.replace(pattern, english));
}
