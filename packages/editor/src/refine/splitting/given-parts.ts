const thing = '(?:tickets?|stor(?:y|ies)|requirements?|parts?|items?|ones?|things?|tasks?|pieces?|halves)';
const opener = new RegExp(
  `(?:^|[,;.]\\s+(?:and\\s+)?|\\s+and\\s+)(?:one|another|first|second|third|the (?:first|second|third|other|rest|last)(?: one)?)(?: ${thing})?(?: (?:is|would be|covers|does|takes|gets|should be))?(?: (?:for|about|on|with|that))?\\s?[:=]?\\s+`,
  'giu',
);
const numbered = /(?:^|\s)\(?(?:\d|[a-d])\)\s+/giu;
/** Parts that words name at most. */
const MOST = 8;
/** Words of the longest part that only names something. */
const NAME = 4;

const counts: Readonly<Record<string, number>> = { two: 2, '2': 2, three: 3, '3': 3, four: 4, '4': 4 };

/**
 * The parts that words list: "backend and frontend", "one for A and one for B", "a; b", "1) a 2) b". None where they list fewer than
 * two, or another number of them than is told.
 *
 * @param told how many there are to be, as words say it: "two"
 */
export function givenParts(words: string, told?: string): string[] {
  const count = counts[told?.toLowerCase() ?? ''];
  const parts = listedParts(words);
  if (count === undefined || parts.length === count) return parts;
  // "subject and body, tags" are two: one of the signs parts them, and the other stands within one
  const bySign = [/,\s+(?!and |und )/u, /,?\s(?:and|und|et|y)\s/iu].map((sign) =>
    words.split(sign).map(plain),
  );
  return within(bySign.find((one) => one.length === count) ?? []);
}

function listedParts(words: string): string[] {
  for (const mark of [numbered, opener]) {
    const pieces = words
      .split(mark)
      .map(plain)
      .filter((one) => one !== '');
    if ((words.match(mark) ?? []).length > 1) return within(pieces);
  }
  const bySign = words.split(/\s*;\s*/u).map(plain);
  if (bySign.length > 1) return within(bySign);
  const listed = words.split(/,\s+(?:and |und |et |y )?|\s(?:and|und|et|y|&|\+)\s/iu).map(plain);
  const areNames = listed.every((one) => one.split(/\s+/u).length <= NAME);
  return within(areNames ? listed : words.split(/,? (?:and|und|et|y) /iu).map(plain));
}

function within(parts: readonly string[]): string[] {
  const named = parts.filter((one) => one !== '');
  return named.length > 1 && named.length <= MOST ? named : [];
}

function plain(part: string): string {
  return part
    .trim()
    .replace(/^(?:(?:and|then|also)\s+)+/iu, '')
    .replace(/[.,;:]+$/u, '');
}
