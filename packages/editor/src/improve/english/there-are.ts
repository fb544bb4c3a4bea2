import type { ProseRule } from '../../correct/prose-rule.ts';
import { upperFirst } from '../../first-letter.ts';
import { parse } from '../../syntax/parse.ts';

/** A verb that has a tense, right behind who it is said of: "users who are", and not "things that we need". */
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;

/** "… that work, and one that does not": some of them and others. */
const ENUMERATES = / and (?:one|some|others|another|many|two|three)(?!\p{L})/iu;

/** "There are users who complain" says that users complain. */
export const thereAre: ProseRule = {
  id: 'improve/there-are',
  category: 'style',
  message: 'Fewer words say the same.',
  pattern:
    /(?<=^|\n|[.!?] {1,2})(?<there>there (?:are|were)(?: also| currently| still)? )(?<who>(?:a lot of|lots of|many|some|several|a few|quite a few|a number of|no|most|two|three|four|five|\d{1,6}) (?:[\p{L}-]{2,20} ){0,3}?[\p{L}-]{2,20}) (?<that>who|that|which) (?<rest>[^\n.!?]{3,240})/giu,
  replace: ({ groups }) => {
    const { there = '', who = '', that = '', rest = '' } = groups ?? {};
    if (ENUMERATES.test(rest)) return null;
    const tree = parse(`${there}${who} ${that} ${rest}`);
    const at = tree?.words.findIndex(({ start }) => start === there.length + who.length + 1) ?? -1;
    if (tree === null || at < 1 || !FINITE.test(tree.word(at + 1)?.tag ?? '')) return null;
    const adverb = /(?:also|currently|still)(?= $)/iu.exec(there)?.[0];
    if (adverb !== undefined) return null;
    return `${/^\p{Lu}/u.test(there) ? upperFirst(who) : who} ${rest}`;
  },
  examples: [
    ['There are a lot of users who complain that it crashes.', 'A lot of users complain that it crashes.'],
    ['There were several tests that failed on Windows.', 'Several tests failed on Windows.'],
    ['There are no jobs that can be stopped.', 'No jobs can be stopped.'],
  ],
  counterExamples: [
    'There are some things that we need to fix.',
    'There are many reasons for that.',
    'There are two ways that work, and one that does not.',
  ],
};
