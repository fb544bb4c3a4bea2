import { amountsIn } from '../contrasts/amounts.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** What bounds the value behind it from below, and from above. */
const least =
  /(?<!\p{L})(?:at least|no (?:less|fewer|earlier) than|min(?:imum|\.)?(?: of)?|(?<!no )more than|mindestens|au moins|como mínimo|almeno|no mínimo|minstens|co najmniej) (?:\p{L}+ ){0,1}$/iu;
const most =
  /(?<!\p{L})(?:at most|no (?:more|later|longer) than|max(?:imum|\.)?(?: of)?|within|up to|under|below|less than|höchstens|innerhalb(?: von)?|bis zu|au plus|como máximo|al massimo|entro|no máximo|binnen|hoogstens|najwyżej) (?:\p{L}+ ){0,1}$/iu;
const REACH = 30;

type Side = 'least' | 'most';

/** "Do not book more than" bounds from above. */
const denied =
  /(?<!\p{L})(?:not|never|cannot|n['’]t) (?:\p{L}+ ){0,3}(?:more|longer|later) than (?:\p{L}+ ){0,1}$/iu;

function sideOf(text: string, at: number): Side | null {
  const before = text.slice(Math.max(0, at - REACH), at);
  if (denied.test(before)) return 'most';
  if (least.test(before)) return 'least';
  return most.test(before) ? 'most' : null;
}

/** A value bounds from the side that it did: "must be kept for at least 30 days" is no news of what "is ready within 5 minutes". */
export const valuesBoundAlike: Postcondition = ({ changed: { gone, fresh }, clause }) => {
  if (gone.length !== fresh.length) return null;
  const given = amountsIn(clause, 0, clause.length);
  const [only, ...others] = given;
  if (only === undefined || others.length > 0) return null;
  const said = sideOf(clause, only.start);
  if (said === null) return null;
  const moved = gone.find((line, at) => {
    const now = fresh[at] ?? '';
    const [old, ...more] = amountsIn(line, 0, line.length).filter((one) => !now.includes(one.text));
    const side = old === undefined ? null : sideOf(line, old.start);
    return more.length === 0 && side !== null && side !== said && sideOf(now, old?.start ?? 0) === side;
  });
  return moved === undefined ? null : `changed a bound of another kind in ${quoted(moved)}`;
};
