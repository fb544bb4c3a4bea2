/**
 * "It's closed", "they're blocked" with the verb written out, so that "be" is what something is bound to. A participle of "been" or "got" has
 * another verb before it. English.
 */
export function withoutShortForms(prose: string): string {
  return prose.replace(
    shortened,
    (_, who: string, end: string) => `${who} ${/^s$/iu.test(end) ? 'is' : 'are'}`,
  );
}

const shortened =
  /(?<!\p{L})(it|that|this|there|they|we|you|these|those)['’](s|re)(?= (?!(?:been|got|had|become|gone)(?!\p{L})))/giu;
