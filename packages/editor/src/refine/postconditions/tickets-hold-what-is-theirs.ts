import { keysIn } from '../../document/keys.ts';
import { draftOf } from '../draft.ts';
import { boardOf } from '../tickets/board.ts';
import { ticketsNamed } from '../tickets/named.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** A line of a ticket with the name of what it holds, or one that stands under such a line. */
const labelled = /^(?:\s|#|[-*+] \*\*|\*\*|\|)/u;

/**
 * A ticket is no place for what is said of none: a loose line is written into one only where the clause names that ticket, or the words
 * before it do.
 */
export const ticketsHoldWhatIsTheirs: Postcondition = ({
  before,
  after,
  changed: { gone, fresh },
  clause,
}) => {
  const tickets = boardOf(before).tickets;
  if (tickets.length === 0 || gone.length > 0) return null;
  const loose = fresh.filter((line) => /\p{L}/u.test(line) && !labelled.test(line));
  const [line] = loose;
  if (line === undefined || keysIn(clause).length > 0 || keysIn(before.request.feedback).length > 0)
    return null;
  const now = boardOf(draftOf(after, before.request)).tickets;
  const home = now.findIndex(({ section }) => after.slice(section.start, section.end).includes(`\n${line}`));
  const isNew = now.length > tickets.length;
  return home < 0 || isNew || ticketsNamed(before, clause).includes(home)
    ? null
    : `written ${quoted(line)} into a ticket that was not named`;
};
