import type { Draft } from './draft.ts';
import { exclude } from './instructions/exclude.ts';
import { reclassify } from './instructions/reclassify.ts';
import { plainClause } from './plain-clause.ts';

/** Sentences that one wish can be spread over. */
const MOST = 3;

/**
 * The clause with those after it that only complete it ("FR-7 is not for this release. Take it out. List it under
 * Non-goals."), and how many those are; null where it stands alone.
 */
export function joinedWith(
  clause: string,
  following: readonly string[],
  draft: Draft,
): { clause: string; used: number } | null {
  for (let used = Math.min(MOST - 1, following.length); used > 0; used -= 1) {
    const parts = [clause, ...following.slice(0, used)].map((part) =>
      plainClause(part).replace(/[.!;,]+$/u, ''),
    );
    const joined = parts.join(', ');
    if ([exclude, reclassify].some((one) => one.parse(joined, draft))) return { clause: joined, used };
  }
  return null;
}
