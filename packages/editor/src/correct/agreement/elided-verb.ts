import { opensClause } from './clause-start.ts';
import { isOnlyVerb } from './finite-verb.ts';
import { nounPhraseAt } from './noun-phrase.ts';

/** Stand for whom or what a clause behind them tells of. */
const ANYONE = /^(?:one|ones|those|anyone|anybody|anything|everyone|everybody|everything|all|any|each)$/i;

/** How far before "that" its noun begins, at most, in words. */
const REACH = 7;

/**
 * "One that doesn't waits a while", "whoever can't asks": a relative clause ends in its auxiliary, as what it denies was said before, and the verb behind it is
 * that of the noun before the clause, which has no other.
 *
 * @param before the words and marks of the sentence before the verb, the auxiliary being at `at`
 * @param after those behind the verb
 */
export function isElided(before: readonly string[], at: number, after: readonly string[]): boolean {
  const relative = before[at - 1]?.toLowerCase() ?? '';
  if (/^(?:who|what|which)ever$/.test(relative)) return isOnlyVerb(after);
  if (!/^(?:that|which|who)$/.test(relative)) return false;
  for (let from = at - 2; from >= Math.max(0, at - REACH); from -= 1) {
    if (!opensClause(before, from)) continue;
    const isWhole =
      ANYONE.test(before[at - 2] ?? '') && from >= at - 3
        ? true
        : nounPhraseAt(before, from, at - 1)?.to === at - 1;
    return isWhole && isOnlyVerb(after);
  }
  return false;
}
