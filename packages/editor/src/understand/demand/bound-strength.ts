import type { Strength } from '../statement.ts';
import type { Parts } from './parts.ts';

/** What is only allowed, said of a thing: that it is optional is settled. */
const settled = /^be (?:optional|allowed|permitted|voluntary)(?!\p{L})/iu;

/** How binding a demand is whose words leave that to `told`. "MAY NOT" leaves open whether it forbids, and "MAY be optional" whether it is. */
export function boundStrength(
  { strength, isNegative, action }: Pick<Parts, 'strength' | 'isNegative' | 'action'>,
  told: Strength,
): Strength {
  const bound = strength ?? told;
  return bound === 'MAY' && (isNegative || settled.test(action)) ? 'MUST' : bound;
}
