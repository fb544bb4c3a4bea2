import { keysIn } from '../../../document/keys.ts';
import type { Draft } from '../../draft.ts';
import type { Change } from '../../instruction.ts';
import { boardOf } from '../board.ts';
import { asksSomething } from './asides.ts';

const noun = /(?<!\p{L})(?:tickets?|(?:user )?stor(?:y|ies)|tâches?|tareas?)(?!\p{L})/iu;

/**
 * The refusal of a clause that wants something of tickets in words that nothing reads: it is no fact of the document. Null where it
 * speaks of none.
 */
export function wantsOfTickets(clause: string, draft: Draft): Change | null {
  const { tickets } = boardOf(draft);
  if (tickets.length === 0 || /[?？]\s*$/u.test(clause)) return null;
  const named = keysIn(clause).some((key) => tickets.some((one) => one.key === key.text));
  if (!(named || noun.test(clause)) || !asksSomething(clause)) return null;
  return (now) => ({
    text: now.text,
    status: 'not-understood',
    message:
      'This wants something of tickets, but not in words that are read. Name each ticket by its key, such as: US-2 depends on US-1; set the estimate of US-2 to 3; split US-2 into A and B.',
    isMisread: true,
  });
}
