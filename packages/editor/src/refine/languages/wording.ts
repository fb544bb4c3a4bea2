/** How an instruction is worded in a language, and the same in the English words that instructions read. */
export interface Wording {
  readonly pattern: RegExp;
  /** May use the groups of the pattern, `$1` and so on. */
  readonly english: string;
}
