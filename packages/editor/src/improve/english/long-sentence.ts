import type { ProseRule } from '../../correct/prose-rule.ts';
import { wordCount } from '../../read/word-count.ts';
import { DEPENDENT, FINITE, HAS_FINITE, SUBJECT } from './clauses.ts';

/** Words from which on a sentence is long, and what either part of it has at least. */
const LONG = 35;
const LEAST_BEFORE = 10;
const LEAST_AFTER = 8;

/** What these open may go on behind the "and": two sentences would take it apart. */
const REACHES_ON =
  /\b(?:that|which|who|whose|whether|if|when|while|because|how|why|both|between|either|neither)\b/i;

const count = (text: string): number => wordCount(text);

/** A long sentence that goes on with "and" and a subject of its own is two. */
export const longSentence: ProseRule = {
  id: 'improve/long-sentence',
  category: 'style',
  message: 'Two sentences are easier to read than one this long.',
  pattern: new RegExp(
    String.raw`,? (?<join>and then|and|but|so) (?=(?<subject>${SUBJECT}|(?:the|this|these|our) [a-z][a-z-]{1,19}) (?:also |then |still |always |never )?${FINITE}\b)`,
    'giu',
  ),
  replace: ({ groups }, { prose, from }) => {
    const { join = '', subject = '' } = groups ?? {};
    const before =
      prose
        .slice(Math.max(0, from - 600), from)
        .split(/[.!?;:\n](?=\s|$)/)
        .at(-1) ?? '';
    const after = /^[^.!?\n]{0,600}/.exec(prose.slice(from + 1))?.[0] ?? '';
    if (count(before) < LEAST_BEFORE || count(after) - 1 < LEAST_AFTER) return null;
    if (count(before) + count(after) < LONG || /[()]/.test(before + after)) return null;
    // "so" and "and then" tell what came next, whatever clause stands before them
    const tellsNext = /^(?:so|and then)$/i.test(join) && HAS_FINITE.test(before);
    if (!tellsNext && (DEPENDENT.test(before.trim()) || REACHES_ON.test(before))) return null;
    // "and" only joins; what the others say stays
    if (join.toLowerCase() !== 'and') {
      const said = join.replace(/^and /i, '');
      return `. ${said.slice(0, 1).toUpperCase()}${said.slice(1).toLowerCase()} `;
    }
    return subject === '' ? null : '. ';
  },
  examples: [
    [
      'The worker reads every row of the export from the bucket and writes it to the table of the tenant in one transaction, but the transaction is held open for the whole file and other jobs wait for it.',
      'The worker reads every row of the export from the bucket and writes it to the table of the tenant in one transaction. But the transaction is held open for the whole file and other jobs wait for it.',
    ],
  ],
  counterExamples: [
    'The worker reads the file, and the job writes it.',
    'If the worker reads every row of the export from the bucket and writes it to the table of the tenant, the transaction is held open for the whole file, and other jobs have to wait until it is done.',
  ],
};
