import type { Composition } from '../../composition.ts';
import type { Requirement } from '../../requirement.ts';
import { conditionCases } from './condition.ts';
import { elapsedCases } from './elapsed.ts';
import { equalCases } from './equal.ts';
import { germanCases } from './german-clause.ts';
import { boundCases, forbiddenCases, onceCases } from './limits.ts';
import { abilityCases, barredCases, keptCases } from './people.ts';
import { type Cases, type Told, toldOf } from './told.ts';
import { validityCases } from './validity.ts';

type Reader = (told: Told) => Cases | null;

/** What a sentence says besides what it lets somebody do: each is shown by itself. */
const besides: readonly Reader[] = [onceCases, equalCases, validityCases];
/** What a sentence says as a whole, the surest sign first. */
const wholes: readonly Reader[] = [keptCases, boundCases, forbiddenCases, elapsedCases, germanCases];

/**
 * The cases of a demand in a language other than English, read from what it says: a condition, who may do what, a bound, a span of
 * time, what is to look the same. Each shows it to hold, with what its own words rule out. Empty where it names no case.
 */
export function casesOf(requirement: Requirement, composition: Composition): Cases[] {
  const told = toldOf(requirement, composition);
  const set = conditionCases(told) ?? barredCases(told);
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
