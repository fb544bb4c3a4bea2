import { callsNamed } from '../../design/spoken/calls-named.ts';
import { unread } from '../../design/spoken/wording.ts';
import type { Draft } from '../../draft.ts';
import { type OperationPlace, operationsIn } from '../../endpoints/operations.ts';

/** The operations that a phrase names and says nothing else of; empty where it names none, or says more. */
export function callsAlone(phrase: string, draft: Draft): readonly OperationPlace[] {
  const { known, fresh, rest, isOfAll } = callsNamed(phrase, draft);
  if (fresh.length > 0 || unread(rest).length > 0) return [];
  return known.length > 0 ? known : isOfAll ? operationsIn(draft) : [];
}

export const callOf = ({ endpoint }: OperationPlace): string => `${endpoint.method} ${endpoint.path}`;
export const callsOf = (calls: readonly OperationPlace[]): string => calls.map(callOf).join(', ');
