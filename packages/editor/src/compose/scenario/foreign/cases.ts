import type { Composition } from '../../composition.ts';
import type { Requirement } from '../../requirement.ts';
import { conditionCases } from './condition.ts';
import { elapsedCases } from './elapsed.ts';
import { equalCases } from './equal.ts';
import { germanCases } from './german-clause.ts';
import { inCaseCases } from './in-case.ts';
import { boundCases, forbiddenCases, onceCases } from './limits.ts';
import { onlyWithCases } from './only-with.ts';
import { ownOnlyCases } from './own-only.ts';
import { abilityCases, barredCases, keptCases } from './people.ts';
import { type Case, type Cases, type Told, toldOf } from './told.ts';
import { unspacedPeopleCases } from './unspaced-people.ts';
import { validityCases } from './validity.ts';
import { whoeverCases } from './whoever.ts';

type Reader = (told: Told) => Cases | null;

/** What a sentence says besides what it lets somebody do: each is shown by itself. */
const besides: readonly Reader[] = [onceCases, equalCases, validityCases];
/** What a sentence says as a whole, the surest sign first. */
const wholes: readonly Reader[] = [
  keptCases,
  boundCases,
  forbiddenCases,
  elapsedCases,
  inCaseCases,
  germanCases,
];

/**
 * The cases of a demand in a language other than English, read from what it says: a condition, who may do what, a bound, a span of
 * time, what is to look the same. Each shows it to hold, with what its own words rule out. Empty where it names no case.
 */
export function casesOf(requirement: Requirement, composition: Composition): AssumedCases[] {
  const assumptions = new Set<string>();
  // What a case takes for granted is taken so only by a document that shows the case.
  const told = toldOf(requirement, { ...composition, assumptions });
  return readCases(told).map((cases) => ({ ...cases, assumed: [...assumptions] }));
}

/** Cases with what the one that is ruled out takes for granted. */
interface AssumedCases extends Cases {
  readonly assumed: readonly string[];
}

/** The case that is ruled out, for a document that shows it; null where none is. */
export function ruledOutIn({ against, assumed }: AssumedCases, { assumptions }: Composition): Case | null {
  for (const assumption of against ? assumed : []) assumptions.add(assumption);
  return against;
}

function readCases(told: Told): Cases[] {
  const set =
    conditionCases(told) ??
    whoeverCases(told) ??
    onlyWithCases(told) ??
    ownOnlyCases(told) ??
    unspacedPeopleCases(told) ??
    barredCases(told);
  if (set) return [set];
  const ability = abilityCases(told);
  const own = besides.flatMap((reader) => reader(told) ?? []);
  if (ability || own.length > 0) return ability ? [ability, ...own] : own;
  for (const reader of wholes) {
    const cases = reader(told);
    if (cases) return [cases];
  }
  return [];
}
