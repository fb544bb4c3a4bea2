import { isCollection } from '../../../understand/api/collection.ts';
import { callsNamed } from '../../design/spoken/calls-named.ts';
import { spokenName } from '../../design/spoken/names.ts';
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

/** The calls that list what a noun names. */
export function listsMeant(what: string, draft: Draft): readonly OperationPlace[] {
  const noun = what.replace(/^(?:(?:the|all|our|any) )+/iu, '').trim();
  const own = operationsIn(draft).filter(({ endpoint }) => {
    const last = endpoint.path.split('/').at(-1) ?? '';
    return isCollection(endpoint) && spokenName(last).exec(noun)?.[0].length === noun.length;
  });
  if (own.length > 0) return own;
  return callsAlone(what, draft).filter(({ endpoint }) => isCollection(endpoint));
}
