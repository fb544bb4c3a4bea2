import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { withNames } from '../reference/resolved.ts';
import { deniedWords } from './denied-words.ts';
import { mendedValue } from './mended-value.ts';
import { mitigatedRisk } from './mitigated-risk.ts';

const readers: readonly ((clause: string, draft: Draft) => Change | null)[] = [
  mitigatedRisk,
  deniedWords,
  mendedValue,
];

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
