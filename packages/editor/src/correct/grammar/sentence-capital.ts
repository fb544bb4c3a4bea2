import { upperFirst } from '../../first-letter.ts';
import { PLACEHOLDER } from '../projection.ts';
import type { ProseRule } from '../prose-rule.ts';
import { englishWords } from '../spelling/english-words.ts';

/** Names that keep their small letter. */
const SMALL = new Set(
  'npm npx pnpm yarn nginx kubectl git grep curl bash zsh vim ssh sudo systemd pip webpack eslint esbuild jq sed awk psql cron pandas iptables tmux helm'.split(
    ' ',
  ),
);

/** Words that seldom open a sentence of a careful writer. */
const GOES_ON = /^(?:to|of|and|or|than|from|into|by|with|that|which|who|are|is|was|were|as)$/;

/** A small letter after a full stop; openings of lines and lists are left as their writer has them. */
export const sentenceCapital: ProseRule = {
  id: 'grammar/sentence-capital',
  category: 'grammar',
  message: 'A sentence begins with a capital.',
  pattern: /(?<=[\p{L}\p{N})"'’]{2}[.!?]{1,3} {1,2})\p{Ll}[\p{L}'’]*(?![\p{L}\p{N}_./(:=-])/gu,
  replace: ([word = ''], { prose, from, isWhole }) => {
    // the mark may belong to the title of a link
    if (!isWhole(from - 2, from + word.length)) return null;
    // "a) or b)": the letter of an item
    if (word.length === 1 && prose[from + 1] === ')') return null;
    // "credentials, tokens/etc. to the cloud": what is not seen may end in an abbreviation
    if (GOES_ON.test(word) && prose.slice(0, from).trimEnd().endsWith(`${PLACEHOLDER}.`)) return null;
    const before = prose.slice(Math.max(0, from - 12), from);
    if (
      SMALL.has(word) ||
      /(?:\.\.\.|\b(?:e\.?g|i\.?e|a\.?k\.?a|ex|etc|vs|cf|approx|resp|incl|excl|al|no|fig|max|min|avg|ca|est|inc|ltd|corp|co|dept|ext|int|acct|proc|mgmt|mgr|tel|ref|vol|qty|amt|std|hrs?|yrs?|wks?|mos?|[a-z])\.) *$/iu.test(
        before,
      )
    )
      return null;
    // names of packages and commands are no words of English
    if (!englishWords().isGeneral(word.replace(/['’].*/, ''))) return null;
    return upperFirst(word);
  },
  examples: [
    ['It broke. we fixed it.', 'It broke. We fixed it.'],
    ['Why? nobody knows.', 'Why? Nobody knows.'],
    ['It syncs later. max 200 ms. admin sees it.', 'It syncs later. Max 200 ms. Admin sees it.'],
  ],
  counterExamples: [
    'We use npm. npm is fine.',
    'We use lodash. lodash is fine.',
    'tools, e.g. redis',
    'wait... what',
    'files (ex. objects)',
    'Read [Tell me more!](https://example.com/more) about it.',
    'files etc. are kept',
    'We prefer a). b) takes too long.',
    'packages (aka. modules)',
    'every ext. consultant needs an acct. for it',
    'owned by Example Inc. and others',
  ],
};
