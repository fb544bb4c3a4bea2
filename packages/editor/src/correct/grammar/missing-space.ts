import { upperFirst } from '../../first-letter.ts';
import { PLACEHOLDER } from '../projection.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What stands behind an option, which is masked as code is. */
const OPTION_BEFORE = new RegExp(`${PLACEHOLDER} [a-z]+$`);

/** "broke.we saw": a sentence that begins right after a full stop, told by a word that begins sentences. */
export const missingSpace: ProseRule = {
  id: 'punctuation/missing-space',
  category: 'punctuation',
  message: 'A space follows this mark.',
  pattern:
    /(?<=[a-z]{2})([.!?])([Ww]e|the|[Ii]t|[Ii]f|[Ss]o|its|but|and|this|that|they|you|when|also|please|because|there|their|however|maybe|[A-Z][a-z]{2,12}(?= [a-z]))(?=[\s,'’])|(?<=[a-z]{2}),(?=[a-z]{2,}\s)|(?<=\b(?:on|in|for|with|from|between|and|or|like|under|of) [A-Z][A-Za-z]{1,15}),(?=[A-Z][A-Za-z]{1,15}(?: (?:and|or)\b|,))|(?<=[\p{L}\p{N})]) ([.,])(?=(?!Qx)\p{Lu}\p{Ll}+ |(?<=,)\p{Ll}{2,} )/gu,
  replace: ([whole = '', mark, word, spaced], { prose, from, isWhole }) => {
    // "here.<br/>Please": a tag parts them
    if (!isWhole(from, from + whole.length)) return null;
    // "csvcut --columns id,lang": what a command is given
    if (whole === ',' && OPTION_BEFORE.test(prose.slice(Math.max(0, from - 40), from))) return null;
    if (spaced !== undefined) return `${spaced} `;
    if (
      /^their$/i.test(word ?? '') &&
      /^ (?:is|are|was|were) (?:no|an?|not|some|many)\b/.test(
        prose.slice(from + whole.length, from + whole.length + 12),
      )
    )
      return `${mark} There`;
    return mark === undefined || word === undefined ? `${whole} ` : `${mark} ${upperFirst(word)}`;
  },
  examples: [
    ['it broke.we saw it', 'it broke. We saw it'],
    ['it took 300 .Also it fails', 'it took 300. Also it fails'],
    ['Check the logs.their is no error', 'Check the logs. There is no error'],
    ['It broke.We saw it', 'It broke. We saw it'],
    ['It fails on Windows,Linux and others.', 'It fails on Windows, Linux and others.'],
    ['first,second and third', 'first, second and third'],
  ],
  counterExamples: [
    'It is here.<br/>Please look at it.',
    'the new `a` and .safeParse() here',
    'e.g. this',
    'mlr --icsv --ojson cut -f id,name orders.csv',
    'at 1,000 rows',
    'the record of Doe,John',
    'so... it is',
  ],
};
