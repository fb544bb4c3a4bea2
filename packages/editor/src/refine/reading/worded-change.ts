import { designWish } from '../design/design.ts';
import type { Draft } from '../draft.ts';
import { type Change, noEffect, type Outcome } from '../instruction.ts';
import { orderWorded } from './order.ts';
import { inTurn } from './several.ts';

/** The change of the first wording that can be read and, where that one changes nothing, of the first that does. */
export function firstCarriedOut(wordings: readonly string[], draft: Draft): Change | null {
  const at = wordings.findIndex((wording) => changeWorded(wording, draft) !== null);
  if (at < 0) return null;
  return async (now) => {
    let first: Outcome | null = null;
    for (const wording of wordings.slice(at)) {
      const outcome = await changeWorded(wording, now)?.(now);
      if (outcome && outcome.text !== now.text) return outcome;
      first ??= outcome ?? null;
    }
    return first ?? noEffect(now, 'There is no such part.');
  };
}

/** The change of an order in plain English, or of several in lines of their own, which are carried out together or not at all. */
function changeWorded(wording: string, draft: Draft): Change | null {
  const orders = wording.split('\n');
  const read = (order: string, now: Draft) =>
    orderWorded([order], now) ?? designWish(order, [], now)?.change ?? null;
  if (orders.length === 1) return read(wording, draft);
  return orders.every((order) => read(order, draft) !== null) ? (now) => inTurn(orders, now, read) : null;
}
