import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import type { Claim } from './claim.ts';
import { type Measure, measuresIn } from './measure.ts';

/** Words that set one value against another. */
const opposed =
  /(?<!\p{L})(?:too|unrealistic|wrong|incorrect|not|no longer|any ?more|instead|still|old|was|were|used to|only|just|earlier|later|rather|better|enough|full|now|should|must|needs? to|allows?|allowed|outdated|moved|slips?|pushed|so)(?!\p{L})/iu;

/**
 * A claim that speaks of a value the draft gives and of one of the same kind it does not give, and sets them against each
 * other ("60 is too many, the fire brigade allows 45"): as the claim that the second takes the place of the first. Other
 * claims stay as they are.
 */
export function againstStanding(draft: Draft, claim: Claim): Claim {
  if (claim.against !== null || claim.measures.length < 2 || !opposed.test(claim.text)) return claim;
  const given = givenIn(draft);
  const stands = (one: Measure) =>
    given.some((other) => other.kind === one.kind && other.amount === one.amount && other.per === one.per);
  const pairs = claim.measures.flatMap((old) =>
    claim.measures
      .filter((fresh) => stands(old) && !stands(fresh) && fresh.kind === old.kind && !fresh.isWhole)
      .map((fresh) => ({ old, fresh })),
  );
  const [pair, ...others] = pairs;
  return pair && others.length === 0
    ? { ...claim, measures: [pair.fresh], against: claim.text.slice(pair.old.start, pair.old.end) }
    : claim;
}

/** The values that a draft gives. */
const givenIn = readOnce(({ text, units }): readonly Measure[] =>
  units.flatMap(({ start, end }) => measuresIn(text, start, end)),
);
