import type { ProseRule } from '../../correct/prose-rule.ts';
import { wordCount } from '../../read/word-count.ts';
import { HAS_FINITE, SUBJECT } from './clauses.ts';

/** A sentence that is longer takes no other in. */
const MOST_BEFORE = 25;

/** "It is slow. Which is a problem.": a clause that depends on the sentence before it belongs to that. */
export const fragment: ProseRule = {
  id: 'improve/fragment',
  category: 'style',
  message: 'This is a part of the sentence before it.',
  pattern: new RegExp(
    String.raw`(?<=[\p{L}\p{N})])\. (?:(?<which>Which) (?=(?:is|was|are|were|makes?|made|means?|meant|causes?|caused|leads?|led|breaks?|broke|would|could|will|can|also|has|had)\b[^.!?\n]{3,140}[.!])|(?<because>Because) (?=(?:${SUBJECT}|the|our|this|these|your|all|no|nobody)\b[^.,!?\n]{3,120}[.!](?:\s|$)))`,
    'gu',
  ),
  replace: ({ groups }, { prose, from }) => {
    const before =
      prose
        .slice(Math.max(0, from - 300), from)
        .split(/[.!?\n](?=\s|$)/)
        .at(-1) ?? '';
    if (wordCount(before) > MOST_BEFORE || (!HAS_FINITE.test(before) && groups?.['which'] === undefined))
      return null;
    if (groups?.['which'] !== undefined) return ', which ';
    const clause = /^[^.!?\n]*/.exec(prose.slice(from + 2))?.[0] ?? '';
    // "Because it is slow we left" has its main clause in it
    if (/^because (?:[^\s]+ ){1,20}(?:we|they|i|it|you|he|she) /i.test(clause)) return null;
    return [...clause.matchAll(new RegExp(HAS_FINITE, 'giu'))].length > 1 ? null : ' because ';
  },
  examples: [
    ['We cannot go back. Which is a problem.', 'We cannot go back, which is a problem.'],
    [
      'We should wait. Because the migration is not reversible.',
      'We should wait because the migration is not reversible.',
    ],
  ],
  counterExamples: [
    'We cannot go back. Which is better?',
    'We should wait. Because it is slow we left.',
    'We should wait. Because it is slow, we left.',
  ],
};
