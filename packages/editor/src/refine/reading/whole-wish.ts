import { keysIn } from '../../document/keys.ts';
import type { Wish } from '../design/wish.ts';
import type { Draft } from '../draft.ts';
import { boardOf } from '../tickets/board.ts';
import { ticketsNamed } from '../tickets/named.ts';
import { changeWished } from './wish-readers.ts';

/**
 * The change that sentences ask for as a whole, with no clause behind them; null where they are to be read clause by clause.
 * `it` is the phrase that names what was spoken of before.
 */
export function wholeWish(words: string, draft: Draft, it: string | null): Wish | null {
  const hasTickets = boardOf(draft).tickets.length > 0;
  const ofIt = () =>
    it === null || !hasTickets ? null : changeWished(words, draft, ticketsNamed(draft, it));
  // "its estimate is 2" speaks of what was named before, and names no second ticket
  const isPossessive = hasTickets && possessive.test(words) && keysIn(words).length === 0;
  const change = isPossessive ? ofIt() : (changeWished(words, draft, []) ?? ofIt());
  return change === null ? null : { change, used: 0 };
}

const possessive =
  /^(?:(?:please|also|and|then) )*(?:set|change|make|put|raise|lower|bump|give)? ?(?:its|their)(?!\p{L})/iu;
