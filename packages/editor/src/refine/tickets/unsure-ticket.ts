import type { Draft } from '../draft.ts';
import { noEffect, type Outcome } from '../instruction.ts';

/** That nothing is done, since which ticket words name is not sure: no other reading of the message is to guess it. */
export function unsureTicket(draft: Draft, named: string): Outcome {
  return {
    ...noEffect(draft, `Which ticket "${named}" is, is not sure; name it by its key.`),
    isBeyond: true,
  };
}
