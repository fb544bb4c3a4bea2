import { designWish } from '../design/design.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { relocationIn } from '../relocation/relocation.ts';
import { orderIn } from './order.ts';
import { wholeWish } from './whole-wish.ts';

/** What a clause by itself orders, in whatever way it is read. */
export function changeAlone(clause: string, draft: Draft): Change | null {
  return (
    wholeWish(clause, draft, null)?.change ??
    designWish(clause, [], draft)?.change ??
    relocationIn(clause, [], draft)?.change ??
    orderIn(clause, draft)
  );
}

/** What points at something said before says nothing by itself. */
const pointing =
  /(?<!\p{L})(?:it|them|they|that|this|these|those|there|one|both|es|sie|das|dies|dort|dahin|[\p{L}]+-(?:l[ea]s?|y)|ça|cela|ponl[oa]s?|[\p{L}]+(?:arl|erl|irl)[oa]s?|eso|esto)(?!\p{L})/iu;

/** Whether a clause by itself orders something that changes the draft. */
export async function canBeDone(clause: string, draft: Draft): Promise<boolean> {
  if (clause.split(/\s+/u).length < 2 || pointing.test(clause)) return false;
  const outcome = await changeAlone(clause, draft)?.(draft);
  return outcome?.status === 'applied' && outcome.text !== draft.text;
}
