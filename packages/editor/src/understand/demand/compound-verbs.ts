/** "Rate limit the search to 20 a minute" → "limit the rate of the search to …", as "rate" is no subject of "limit". English. */
export function withPlainVerbs(prose: string): string {
  return prose.replace(
    rateLimit,
    (_, before: string, first: string) => `${before}${first === 'R' ? 'L' : 'l'}imit the rate of `,
  );
}

const rateLimit =
  /((?:^|(?<!\p{L})(?:to|please|must|should|shall|can|and|then) ))([Rr])ate[ -]limit (?=(?:the|an?|all|each|every|our|any|this|these|those|\p{Ll}+s|\uE010\S*) )/gu;
