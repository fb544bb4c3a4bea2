import { endOf } from '../../correct/clause-marks/question-opening.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';
import { upperFirst } from '../../first-letter.ts';
import { sentenceBefore, sentenceBehind } from '../sentence-around.ts';
import { DEPENDENT, FINITE, HAS_FINITE, SUBJECT } from './clauses.ts';

/** Shorter clauses are held together by a comma well enough. */
const LEAST_WORDS = 4;

/** A second comma soon after closes an aside: "the job, it seems, fails". */
const ASIDE =
  /^, (?:[^\s,.!?]+(?: [^\s,.!?]+){0,2},|(?:it|i|we|they|you) (?:is said|was said|seems?|thinks?|guess|believe|suppose|turns out|hope|assume|say|was told)\b[^,.!?\n]{0,12},)/i;

/** "… but obviously, we need to": the comma stands in what opens the second clause. */
const OPENED = /(?:^|\s)(?:and|but|so|or|because|that)(?: \p{L}+)?$/iu;

/** "Made for the importer, it is now used elsewhere": what the subject behind it is or was. */
const ONLY_SAID_OF =
  /^(?:(?!need)\p{Lu}?\p{Ll}+ed|made|built|written|born|known|seen|meant|given|driven|run) (?:for|by|in|on|at|as|with|to|from|of)(?!\p{L})[^,]*$/iu;

const LEAD = '(?:maybe|perhaps|unfortunately|luckily|sadly) ';

/** A comma between two whole sentences becomes a full stop. */
export const runOn: ProseRule = {
  id: 'improve/run-on',
  category: 'style',
  message: 'Two sentences are joined by a comma only.',
  pattern: new RegExp(
    String.raw`, (?=(?:${LEAD})?(${SUBJECT})(?: (?:also|still|just|really|probably|already|never|always|only))? ?(?:${FINITE}\b|(?<=['’](?:s|re|m|ve) ?)))((?:${LEAD})?${SUBJECT})`,
    'giu',
  ),
  replace: ([, , subject = ''], { prose, from }) => {
    if (ASIDE.test(prose.slice(from, from + 40))) return null;
    const clause =
      prose
        .slice(Math.max(0, from - 300), from)
        // a line that goes on in small letters was broken within its sentence
        .split(/(?<!\b(?:i\.e|e\.g|etc|vs|cf))[.!?;:](?=\s|$)|\n(?!\p{Ll})|[()]/u)
        .at(-1)
        ?.trim() ?? '';
    if (isListed(prose, from)) return null;
    // where all of it asks, nobody knows which part does
    if (/^[^.!?\n]*\?/.test(prose.slice(from))) return null;
    if (OPENED.test(clause)) return null;
    if (clause.split(/\s+/).length < LEAST_WORDS || !HAS_FINITE.test(clause) || DEPENDENT.test(clause))
      return null;
    if (ONLY_SAID_OF.test(clause) || /(?<!\p{L})where(?!\p{L})/iu.test(clause)) return null;
    return `${endOf(clause)} ${upperFirst(subject)}`;
  },
  examples: [
    ['the login page is broken again, we need a fix', 'the login page is broken again. We need a fix'],
    [
      'The pod gave up on the job, we saw an OOM in it, the limit is low.',
      'The pod gave up on the job. We saw an OOM in it, the limit is low.',
    ],
    [
      'What do we do about the app, it uses the old API.',
      'What do we do about the app? It uses the old API.',
    ],
    [
      'I do not know if it is worth it, maybe we could do it later.',
      'I do not know if it is worth it. Maybe we could do it later.',
    ],
    ['the job runs twice a day, it fails every time', 'the job runs twice a day. It fails every time'],
  ],
  counterExamples: [
    'if the cache is full, we need a fix',
    'A restart helps for a night but obviously, we need a fix.',
    'it fails, it works',
    'There are 3 reasons for it: the image is not cached at all, we run 14 queries and the proxy was off.',
    'the job that we run, it is said, fails',
    'after the deploy was done, it failed',
    'The app froze and then after I restarted it, it looks like this.',
    'Made for the importer two years ago and used there, it is now used elsewhere.',
    'Note that if we do not know enough to reproduce it, we may not act.',
    'It is odd, but no matter what I do, I cannot open this.',
  ],
};

/** Whether a comma stands behind what announces several things, and a joint before the last of them is still to come. */
function isListed(prose: string, from: number): boolean {
  const announced = /\p{L}+s(?: \p{L}+){0,4}:[^:]*$/u.test(sentenceBefore(prose, from));
  return announced && /(?<!\p{L})(?:and|or)(?!\p{L})/iu.test(sentenceBehind(prose, from));
}
