/** Quantifiers that need no noun: "both sign", "how many fit". */
const PRONOUN = /^(?:both|two|three|four|five|six|ten|many|several|few|a few|these|those) ?$/i;

/** What stands before a quantifier that is the subject of a clause, or behind an article: "if the two differ". */
const SUBJECT_PLACE =
  /(?:^|[\n.,;:!?(–—-] ?|\b(?:how|the|all|only|if|when|and|or|but|so|because|until|once|as|than|that) )$/i;

/** Whether the quantifier at `from` may be a subject of its own, so that a word behind it that is noun and verb is the verb. */
export function mayStandAlone(quantifier: string, prose: string, from: number): boolean {
  return PRONOUN.test(quantifier) && SUBJECT_PLACE.test(prose.slice(Math.max(0, from - 10), from));
}
