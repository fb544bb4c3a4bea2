/** Refusals by their names, as people say them behind what is the case. Source of the names: RFC 9110, RFC 6585. */
const namedRefusals: readonly (readonly [words: string, status: number])[] = [
  ['bad request', 400],
  ['unauthori[sz]ed', 401],
  ['forbidden|access denied', 403],
  ['not[ -]found', 404],
  ['conflict|konflikt|conflit|conflicto|conflitto|conflito', 409],
  ['payload too large|too large', 413],
  ['unprocessable(?: entity| content)?', 422],
  ['too many requests', 429],
];
/** "-> not found", "it's a conflict", "refuse with a conflict", "as if it didn't exist". */
const answers =
  "(?:->|→|=>|=)\\s?(?:an? )?|(?<!\\p{L})(?:(?:it|that|this)(?: is|['’]s)|gives?|returns?|answers?(?: with)?|gets?|refused?(?: it)? with|rejected?(?: it)? with|fails? with|responds? with|counts as|is treated as|ist|gibt|c['’]est|es|è) (?:an? |the |ein(?:en)? |un )?";
const refusals = namedRefusals.map(
  ([words, status]) =>
    [new RegExp(`(?:${answers})(?:${words})(?: error)?(?=$|[.,;)])`, 'iu'), status] as const,
);
const asIfMissing =
  /(?<!\p{L})(?:as if|as though|like) (?:it|they|there) (?:(?:did|does|do|was|were)(?: ?n['’]?t| not)|never) (?:exist|there)/iu;

/** The status that a sentence gives by its name, and where; null where it names none. */
export function refusalIn(sentence: string): { readonly status: number; readonly index: number } | null {
  const missing = asIfMissing.exec(sentence);
  if (missing !== null) return { status: 404, index: missing.index };
  for (const [pattern, status] of refusals) {
    const match = pattern.exec(sentence);
    if (match !== null) return { status, index: match.index };
  }
  return null;
}
