import type { ProseRule } from '../../correct/prose-rule.ts';
import { upperFirst } from '../../first-letter.ts';
import { sentenceBefore, sentenceBehind } from '../sentence-around.ts';
import { splitsOf } from './clause-joins.ts';

/** A long sentence that goes on with "and", "but" or "so" and a subject of its own is two. */
export const longSentence: ProseRule = {
  id: 'improve/long-sentence',
  category: 'style',
  message: 'Two sentences are easier to read than one this long.',
  pattern: /,? (?<join>and so then|but then|and then|and so|and|but|so) (?<next>\p{L}+(?:['’]\p{L}+)?)/giu,
  replace: ({ groups }, { prose, from }) => {
    const { join = '', next = '' } = groups ?? {};
    const before = sentenceBefore(prose, from);
    // "so that it is known": what it is for
    if (/^so$/iu.test(join) && /^that$/iu.test(next)) return null;
    // within dashes it goes on with what stands before them, and what is supposed reaches to the end
    if (/[–—]\s*$/u.test(before) || SUPPOSED.test(before)) return null;
    const indent = before.length - before.trimStart().length;
    const sentence = (before + sentenceBehind(prose, from)).trimStart();
    if (!splitsOf(sentence).some((split) => split.from === before.length - indent)) return null;
    // "and" only joins; what the others say stays
    const said = join.toLowerCase().replace(/^and ?/u, '');
    return `. ${upperFirst(said === '' ? next : `${said} ${next}`)}`;
  },
  examples: [
    [
      'The worker reads every row of the export from the bucket and writes it to the table of the tenant in one transaction, but the transaction is held open for the whole file and other jobs wait for it.',
      'The worker reads every row of the export from the bucket and writes it to the table of the tenant in one transaction. But the transaction is held open for the whole file and other jobs wait for it.',
    ],
    [
      'I did a quick test on my machine and the new compression makes the payload go from 1.8 MB to 240 KB which is pretty awesome, but it takes about 90 ms more CPU time per request.',
      'I did a quick test on my machine. The new compression makes the payload go from 1.8 MB to 240 KB which is pretty awesome, but it takes about 90 ms more CPU time per request.',
    ],
  ],
  counterExamples: [
    "Let's say that you know that you do not have any rows in the table of the tenant that are newer than the last export of it, but you are tired of the errors that the job writes for each of them.",
    'The worker reads the file, and the job writes it.',
    'If the worker reads every row of the export from the bucket and writes it to the table of the tenant, the transaction is held open for the whole file, and other jobs have to wait until it is done.',
    'The importer warns about every row of the file in which the old name of the customer and the new name of the customer are not the same, which happens for about one in twenty rows of the export.',
    'Your request is sent to a container that runs the code, evaluates it, prints the result, and then keeps the session alive so you can continue to run more code while it preserves the state of it all.',
    'Could you check whether the worker still reads every row of the export from the bucket and it writes them to the table of the tenant in one transaction, as it did before the last release?',
  ],
};

/** "Let's say that you know it": all of the sentence is supposed. */
const SUPPOSED =
  /^\s*(?:let['’]?s|let us|now |so )*\s*(?:say|suppose|imagine|assume|assuming|pretend)(?!\p{L})/iu;
