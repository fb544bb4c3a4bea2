/**
 * Words that look like a subject or a verb and are none, said plainly: "rate limit the search to 20 a minute" → "limit the rate of the search to …",
 * "default on for new users" → "the default must be on …". English.
 */
export function withPlainVerbs(prose: string): string {
  return prose
    .replace(
      rateLimit,
      (_, before: string, first: string) => `${before}${first === 'R' ? 'L' : 'l'}imit the rate of `,
    )
    .replace(
      defaultState,
      (_, first: string, state: string) => `${first === 'D' ? 'T' : 't'}he default must be ${state}`,
    );
}

const defaultState = /^([Dd])efault(?: is)?:? (on|off)(?= (?:for|in|on|at|unless|until)(?!\p{L})|$)/u;

const rateLimit =
  /((?:^|(?<!\p{L})(?:to|please|must|should|shall|can|and|then) ))([Rr])ate[ -]limit (?=(?:the|an?|all|each|every|our|any|this|these|those|\p{Ll}+s|\uE010\S*) )/gu;
