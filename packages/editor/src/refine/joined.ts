import { keysIn } from '../document/keys.ts';
import type { Draft } from './draft.ts';
import { exclude } from './instructions/exclude.ts';
import { reclassify } from './instructions/reclassify.ts';
import { orderIn } from './order.ts';
import { plainClause } from './plain-clause.ts';
import { opensWithVerb } from './verbs.ts';

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
    const completed = used === 1 ? completedBy(parts[0] ?? '', parts[1] ?? '') : [];
    const order = completed.find((one) => orderIn(one, draft) !== null);
    if (order !== undefined) return { clause: order, used };
    if ([exclude, reclassify].some((one) => one.parse(joined, draft))) return { clause: joined, used };
  }
  return null;
}

const answers =
  /^(?:(?:so|and|then|which|therefore|thus|hence),? )?(?:(?:that|this|which|it) (?:answers|settles|resolves|closes|is the answer to|would be the answer to)|(?:you|we) (?:can|could|may) (?:now )?(?:close|settle|resolve|answer|tick off|cross off)|close|settle|resolve) (?<which>(?:open )?(?:question )?Q-?\d{1,3}|(?:the |your )?(?:open )?question(?: .{2,80})?)(?: (?:then|now|too|with (?:that|it|this)))?$/iu;
const splits = /^(?:split|break|divide)(?: up| apart)? [^:,]{2,80}$/iu;
const asKind =
  /^(?:please )?(?:put|add|list|note|state|write|include|mention|record) (?:that|it|this)(?: (?:in|down|there))? as (?<kind>an? .{3,40})$/iu;
const movedThere =
  /^(?:please )?(?:move|put|list|place|bring|shift) (?:it|that|this|them)(?: over)? there(?: (?:please|then|instead))?$/iu;

/** "Should be in the alternatives": where the statement before it is to stand. */
const placedIn =
  /^(?:(?:so|and|but) )?(?:(?:it|that|this|they) )?(?:should|must|ought to|has to|needs to|belongs?|goes|could)(?: (?:also|rather|better|really))*(?: (?:be|go|stand|come|be (?:listed|mentioned|noted|named|put|said)))? (?:in|into|under|among|to) (?:the )?(?<place>[\p{L} -]{3,40})$/iu;
const otherKind =
  /^(?:the )?(?<what>.{2,80}?) (?:is|are|was)(?: (?:no|not an?)|n['’]t an?) (?:real )?(?<kind>requirement|goal|risk|question|assumption)s?$/iu;
const movedTo =
  /^(?:so |please |just )*(?:move|put|place|bring|shift) (?:it|that|this|them)(?: over| down)? (?:in)?to (?:the )?(?<place>.{3,60})$/iu;

/** What is not there: "POST /rides is missing", "where is the movement table?". */
const absent =
  /^(?:where(?:['’]s| is| are)(?: the| my| our)?|you (?:forgot|missed)(?: the)?|there(?:['’]s| is) no|(?:i )?miss(?:ing)?(?: the)?) (?<object>.{3,80}?)[?!]*$|^(?:the )?(?<subject>[^,;:]{3,80}?) (?:is|are) (?:still |completely |also )?(?:missing|not there|absent)[?!]*$/iu;
/** What says more of it without naming it again. */
const contents =
  /^(?:it )?(?:should |must |would )?(?:needs?|has|have|had|with|takes?|returns?|gives?|lists?|holds?|contains?|includes?|covers?)(?: to have)?:? (?<said>.{2,600})$/isu;

/** The orders that a statement and what is said of it may make, the likeliest first: "we need sandbox keys. That answers Q-2". */
function completedBy(statement: string, remark: string): string[] {
  // "who owns this? Mara does"
  if (/\?$/u.test(statement) && isShortAnswer(remark)) return [`${statement} ${remark}`];
  // "split US-1. One ticket for A, the other for B"
  if (splits.test(statement) && /^(?:one|the first|first)(?!\p{L})/iu.test(remark))
    return [`${statement}: ${remark}`];
  const { object, subject = object } = absent.exec(statement)?.groups ?? {};
  const { said } = contents.exec(remark)?.groups ?? {};
  if (subject !== undefined && said !== undefined)
    return [`add ${subject}: ${/^(?:it )?(?:takes?|returns?|gives?)/iu.test(remark) ? remark : said}`];
  const { which } = answers.exec(remark)?.groups ?? {};
  if (which !== undefined) return [`answer to ${which}: ${statement}`];
  const { kind } = asKind.exec(remark)?.groups ?? {};
  if (kind !== undefined) return [`add ${kind}: ${statement}`];
  const home = opensWithVerb(statement) ? undefined : placedIn.exec(remark)?.groups?.['place'];
  if (home !== undefined) return [`add in ${home}: ${statement}`];
  const other = otherKind.exec(statement)?.groups;
  const place = movedTo.exec(remark)?.groups?.['place'];
  if (other && place !== undefined)
    return [
      `move ${keysIn(other['what'] ?? '').length > 0 ? '' : `the ${other['kind']} about `}${other['what']} to ${place}`,
    ];
  return movedThere.test(remark) ? [statement] : [];
}

/** Words of the longest answer that a question lends its sense. */
const LONGEST_ANSWER = 12;

function isShortAnswer(remark: string): boolean {
  return !/\?$/u.test(remark) && !opensWithVerb(remark) && remark.split(/\s+/u).length <= LONGEST_ANSWER;
}
