import { likeFirst } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** A rule about words that are right by themselves and wrong between the words around them. */
export function confusionsRule(
  rule: Pick<ProseRule, 'id' | 'message' | 'category' | 'examples' | 'counterExamples'> & {
    /** What is wrong, as the source of a pattern without named groups, and what should stand there; its neighbours in lookarounds. */
    readonly confusions: readonly (readonly [string, string])[];
  },
): ProseRule {
  const { confusions, ...meta } = rule;
  return {
    ...meta,
    pattern: new RegExp(confusions.map(([source], at) => `(?<_${at}>${source})`).join('|'), 'gmu'),
    replace: ({ groups, 0: written }) => {
      const at = Object.entries(groups ?? {}).find(([, found]) => found !== undefined)?.[0];
      const right = confusions[Number(at?.slice(1))]?.[1];
      return right === undefined ? null : likeFirst(right, written);
    },
  };
}

/**
 * "cinque minuto": units behind a number as a word, which are of several.
 *
 * @param numbers a pattern of what stands before the unit, with its own left edge
 * @param end a pattern of where a word ends
 */
export function countedUnits(
  numbers: string,
  units: Readonly<Record<string, string>>,
  end: string,
): readonly (readonly [string, string])[] {
  return Object.entries(units).map(([one, many]) => [`(?<=${numbers} )${one}${end}`, many] as const);
}
