import { WORD_OR_MARK } from '../word-or-mark.ts';
import { opensClause } from './clause-start.ts';
import { isOnlyVerb } from './finite-verb.ts';
import { isMiddleAdverb } from './function-words.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { wordsBefore } from './words-before.ts';

/** Stand for whom or what a clause behind them tells of. */
const ANYONE = /^(?:one|ones|those|anyone|anybody|anything|everyone|everybody|everything|all|any|each)$/i;

/** How far before "that" its noun begins, at most, in words. */
const REACH = 7;

/** How far behind a verb another one is looked for, in characters. */
const SENTENCE = 80;

/**
 * "One that doesn't waits a while", "whoever can't asks": a relative clause ends in its auxiliary, as what it denies was said before, and the verb behind it
 * is that of the noun before the clause, which has no other.
 *
 * @param from where the verb behind the auxiliary begins in the prose, `to` where it ends
 */
export function isBehindElision(prose: string, from: number, to: number): boolean {
  const before = wordsBefore(prose, from);
  let auxiliary = before.length - 1;
  while (auxiliary > 0 && (before[auxiliary] === 'not' || isMiddleAdverb(before[auxiliary] ?? '')))
    auxiliary -= 1;
  return (
    endsSubject(before, auxiliary) && isOnlyVerb(prose.slice(to, to + SENTENCE).match(WORD_OR_MARK) ?? [])
  );
}

/** Whether what stands before an auxiliary is a relative pronoun, behind a noun that opens its clause. */
function endsSubject(before: readonly string[], auxiliary: number): boolean {
  const relative = before[auxiliary - 1]?.toLowerCase() ?? '';
  if (/^(?:who|what|which)ever$/.test(relative)) return true;
  if (!/^(?:that|which|who)$/.test(relative)) return false;
  for (let from = auxiliary - 2; from >= Math.max(0, auxiliary - REACH); from -= 1)
    if (opensClause(before, from))
      return (
        (ANYONE.test(before[auxiliary - 2] ?? '') && from >= auxiliary - 3) ||
        nounPhraseAt(before, from, auxiliary - 1)?.to === auxiliary - 1
      );
  return false;
}
