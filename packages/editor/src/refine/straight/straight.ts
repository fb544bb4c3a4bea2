import { isAdding } from '../clauses/reasons.ts';
import { isQuestion } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { type Change, noEffect } from '../instruction.ts';
import { withNames } from '../reference/resolved.ts';
import { withAlignedValue } from './aligned-value.ts';
import { deniedWords } from './denied-words.ts';
import { mendedValue } from './mended-value.ts';
import { mitigatedRisk } from './mitigated-risk.ts';

const readers: readonly ((clause: string, draft: Draft) => Change | null)[] = [
  mitigatedRisk,
  deniedWords,
  mendedValue,
  alignedChange,
];

/** Says of a thing that it has another value, in words of its own. */
function alignedChange(clause: string, draft: Draft): Change | null {
  if (
    isQuestion(clause) ||
    isAdding(clause.replace(/^[A-Z]{1,8}-\d{1,6}\s?:\s/u, '')) ||
    opensWithVerb(clause)
  )
    return null;
  return withAlignedValue(clause, draft) === null
    ? null
    : (now) => withAlignedValue(clause, now) ?? noEffect(now, 'The document gives no such value.');
}

/**
 * What a clause comes to by what it names and gives alone, whatever its words: a part of the draft and what is said of it, words
 * against words, a value for a value.
 */
export function straightChange(clause: string, draft: Draft): Change | null {
  const named = withNames(clause, draft, { loosely: true }).text;
  for (const words of new Set([named, clause]))
    for (const reader of readers) {
      const change = reader(words, draft);
      if (change) return change;
    }
  return null;
}
