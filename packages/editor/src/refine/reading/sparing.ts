import { type Draft, draftOf } from '../draft.ts';
import type { Change } from '../instruction.ts';

const excepted =
  /^(?<order>.{5,200}?),? (?:(?:everywhere|throughout|anywhere),? )?(?:but not|except|apart from|other than|außer|sauf|excepto|salvo)(?: for| in| within| where it says| bei| dans| en)* ["“„«](?<spared>[^"“”„«»]{2,80})["”“»]$/isu;
/** Stands for what an order leaves alone while the order is carried out. */
const SPARED = '\uE0F0';

/**
 * "Client → consumer, except in "client certificate"": the order, carried out where these words are not; null where a clause quotes no
 * exception that stands in the draft.
 */
export function sparing(
  clause: string,
  draft: Draft,
  orderIn: (order: string, draft: Draft) => Change | null,
): Change | null {
  const { order, spared = '' } = excepted.exec(clause)?.groups ?? {};
  if (order === undefined || !draft.text.includes(spared) || !orderIn(order, draft)) return null;
  return async (now) => {
    const hidden = draftOf(now.text.replaceAll(spared, SPARED), now.request);
    const outcome = await orderIn(order, hidden)?.(hidden);
    return outcome
      ? { ...outcome, text: outcome.text.replaceAll(SPARED, spared) }
      : { text: now.text, status: 'no-effect', message: `What is to change stands in "${spared}" alone.` };
  };
}
