import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { masked } from '../message/masked.ts';
import { plainClause } from '../message/plain-clause.ts';
import { type Focus, focusOfRemark, withFocus } from '../reading/focus.ts';
import { orderIn } from '../reading/order.ts';
import { ordersAbroad } from '../reading/orders-abroad.ts';
import { halvesAt } from './halves.ts';
import { isPlaceAlone } from './place-alone.ts';
import { saysWhatToAdd } from './says-what-to-add.ts';
import { hasVerb, isStatement } from './statement.ts';

const between =
  /(?:(?:[,;]|:|\s[–—-])\s+|[，；]\s?)(?![^(]*\))(?:and |und |et |y |but |so |另外|而且|并且)?/giu;

/** "Max 100" by itself bounds anything: what it bounds stands before it. */
const boundAlone =
  /^(?:(?:and |but |with )?(?:an? )?(?:max(?:imum)?|min(?:imum)?|at (?:most|least)|up to|only|exactly)\.? )?\d[\d.,]*$/iu;

/**
 * The parts of a clause that is no order as a whole ("NFR-1 is unrealistic, 5 minutes please"), where at least one of them
 * is one; null where it is all of a piece.
 */
export function piecesOf(clause: string, draft: Draft): string[] | null {
  if (saysWhatToAdd(clause, draft)) return null;
  const halves = halvesOf(clause, draft);
  if (halves) return halves;
  const pieces = withMembers(splitAt(clause, between).filter((piece) => /[\p{L}\p{N}]/u.test(piece)));
  // where an order holds is no piece of its own: without it the order would hold everywhere
  if (isPlaceAlone(pieces[0] ?? '')) return null;
  if (pieces.length < 2 || pieces.length > 6 || pieces.slice(1).some((piece) => isRelative(piece, draft)))
    return null;
  let focus: Focus | null = null;
  for (const piece of pieces) {
    if (focus === null && boundAlone.test(piece.trim())) return null;
    const belongs = bareValue.test(piece.trim()) && (focus === null || isStatement(pieces[0] ?? '', draft));
    if (!belongs && orderIn(withFocus(focus ? plainClause(piece) : piece, focus, draft), draft))
      return pieces;
    focus = focusOfRemark(plainClause(piece), draft) ?? focus;
  }
  return null;
}

/** Words of the longest lead: "FR-2 is badly put, should rather say: …" */
const LONGEST_LEAD = 4;

/** Whether words before a colon behind a remark only lead in to what is to stand there. */
function isLead(words: string): boolean {
  return words.trim().split(/\s+/u).length <= LONGEST_LEAD && keysIn(words).length === 0;
}

/** The parts of a clause between joints that stand in no quotation. */
function splitAt(clause: string, joints: RegExp): string[] {
  const found = [...masked(clause).matchAll(joints)].filter(
    ({ index, 0: joint }, at, all) =>
      !(
        joint.startsWith(':') &&
        at > 0 &&
        isLead(clause.slice((all[at - 1]?.index ?? 0) + (all[at - 1]?.[0].length ?? 0), index))
      ),
  );
  const starts = [0, ...found.map(({ index, 0: joint }) => index + joint.length)];
  return starts.map((start, at) => clause.slice(start, found[at]?.index ?? clause.length));
}

/** "A borrower has a name, a country and an email": what goes on with members of a list is of the piece that opens it. */
function withMembers(pieces: readonly string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1) ?? '';
    const isMember = opensList.test(before) && /^(?:and )?an? \p{Ll}/u.test(piece) && !hasVerb(piece);
    if (isMember) whole[whole.length - 1] = `${before}, ${piece}`;
    else whole.push(piece);
  }
  return whole;
}

const opensList = /\b(?:has|have|contains?|includes?|needs?|gets?|stores?) an? [^:;]{2,120}$/iu;

/** "…, der die Warteschlange alle 30 Sekunden leert": a relative clause of German is part of what stands before it. */
const relative = /^(?:de[rnms]|die|das|denen|deren|dessen|welche[rsnm]?) .*\p{Ll}(?:t|en)[.!]?$/su;

function isRelative(piece: string, draft: Draft): boolean {
  return relative.test(piece.trim()) && ordersAbroad(piece, draft).length === 0;
}

/** "50 per page, max 100": a value with no word for what it is of belongs to what stands beside it. */
const bareValue = /^(?:(?:max|min)(?:imum)?\.? |at (?:most|least) |up to )?\d[\d.,]*(?: max| min)?$/iu;

/** "The assumptions can go and the risks before the tests please": two orders, each of them plain by itself. */
function halvesOf(clause: string, draft: Draft): string[] | null {
  for (const halves of halvesAt(clause, /,? (?:and|und|et|y) /giu, draft))
    if (halves.every((half) => orderIn(half, draft) !== null)) return [...halves];
  return null;
}
