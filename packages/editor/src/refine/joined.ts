import type { Draft } from './draft.ts';
import { exclude } from './instructions/exclude.ts';
import { reclassify } from './instructions/reclassify.ts';
import { orderIn } from './order.ts';
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
    const completed = used === 1 ? completedBy(parts[0] ?? '', parts[1] ?? '') : null;
    if (completed !== null && orderIn(completed, draft)) return { clause: completed, used };
    if ([exclude, reclassify].some((one) => one.parse(joined, draft))) return { clause: joined, used };
  }
  return null;
}

const answers =
  /^(?:(?:so|and|then|which|therefore|thus|hence),? )?(?:(?:that|this|which|it) (?:answers|settles|resolves|closes|is the answer to|would be the answer to)|(?:you|we) (?:can|could|may) (?:now )?(?:close|settle|resolve|answer|tick off|cross off)|close|settle|resolve) (?<which>(?:open )?(?:question )?Q-?\d{1,3}|(?:the |your )?(?:open )?question(?: .{2,80})?)(?: (?:then|now|too|with (?:that|it|this)))?$/iu;
const asKind =
  /^(?:please )?(?:put|add|list|note|state|write|include|mention|record) (?:that|it|this)(?: (?:in|down|there))? as (?<kind>an? .{3,40})$/iu;
const movedThere =
  /^(?:please )?(?:move|put|list|place|bring|shift) (?:it|that|this|them)(?: over)? there(?: (?:please|then|instead))?$/iu;

/** The order that a statement and what is said of it make: "we need sandbox keys. That answers Q-2". */
function completedBy(statement: string, remark: string): string | null {
  const { which } = answers.exec(remark)?.groups ?? {};
  if (which !== undefined) return `answer to ${which}: ${statement}`;
  const { kind } = asKind.exec(remark)?.groups ?? {};
  if (kind !== undefined) return `add ${kind}: ${statement}`;
  return movedThere.test(remark) ? statement : null;
}
