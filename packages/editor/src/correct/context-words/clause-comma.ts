import type { ConfusionSet } from './confusion-set.ts';

/** A comma before the words that begin a clause, or none. */
export function clauseComma(conjunctions: string, message: string): ConfusionSet {
  const opening = new Set(conjunctions.trim().split(/\s+/));
  return {
    id: 'clause-comma',
    category: 'punctuation',
    message,
    labels: 2,
    // who sets a comma means it
    commonness: (observed) => (observed === 0 ? 1 : 0),
    opening,
    slotAt: ({ words }, at) => {
      if (!opening.has(words[at] ?? '')) return null;
      const before = words[at - 1] ?? '';
      const hasComma = before === ',';
      if (!hasComma && !/^[\p{L}\d]/u.test(before)) return null;
      const from = hasComma ? at - 1 : at;
      return { from, to: at, key: words[at] ?? '', members: ['', ','], observed: hasComma ? 1 : 0 };
    },
  };
}
