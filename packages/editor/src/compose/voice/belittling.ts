/** Takes out words that call a thing easy to someone who is learning it. English only. */
export function withoutBelittling(prose: string): string {
  return (
    prose
      // "Members just their own" says that there is no more.
      .replace(
        /(?<![\p{L}-])just (?=(?:their|his|her|its|our|your|my) own(?!\p{L})|one(?!\p{L})|\d)/giu,
        'only ',
      )
      .replace(/(?<![\p{L}-])(?:simply|obviously|just|of course|trivially)(?![\p{L}-]),?\s?/giu, '')
      .replace(/\s(?:simply|obviously|just|of course|trivially)(?=[.,;!?]|$)/giu, '')
      .replace(/\s{2,}/gu, ' ')
      .replace(/(^|[.!?]\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  );
}
