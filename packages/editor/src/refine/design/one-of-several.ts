import { literal } from '../../read/literal.ts';

const and = '(?:,|,? (?:and|or|und|oder|et|ou|y|e|i|en|&))';

/** Whether words give a name as one of several that they list ("lat, lng and radius"), so that whoever reads it alone leaves the others out. */
export function isOneOfSeveral(name: string, words: string): boolean {
  const own = `[\`"]?${literal(name)}[\`"]?`;
  return new RegExp(
    `[\\p{L}\\p{N}_]{2,}[\`"]?${and} ${own}(?![\\p{L}\\p{N}_])|(?<![\\p{L}\\p{N}_])${own}${and} [\`"]?[\\p{L}_][\\p{L}\\p{N}_]*[\`"]?(?=(?: and| as| to| (?:query )?param|,|$))`,
    'iu',
  ).test(words);
}
