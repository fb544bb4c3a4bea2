import { ownTicketChange } from '../../instructions/own-ticket.ts';
import { requirementNamed, ticketNamed } from '../../tickets/named.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const part =
  '(?:(?:the |that )?(?:part|bit|piece|half|one|requirement|point)(?: (?:where|about|with|for|on|in which|that|of|which))?)';
const from = '(?: (?:from|of|out of) (?<from>[A-Z]{1,8}-\\d{1,4}|the [^,;:]{2,60}? (?:ticket|story)))?';
const patterns: readonly RegExp[] = [
  `^(?:split|break|carve|take|pull|spin|move|hive) (?:off|out) (?:${part} )?(?<what>[^,;:]{3,100}?)${from}(?: (?:into|as|in) (?:an? |its )?(?:own|separate|new) (?:ticket|story|task))?$`,
  `^(?:split|break|carve|take|pull|spin|move|hive) (?:${part} )?(?<what>[^,;:]{3,100}?) (?:off|out)${from}(?: (?:into|as|in) (?:an? |its )?(?:own|separate|new) (?:ticket|story|task))?$`,
].map((one) => new RegExp(one, 'iu'));

/** "Split off the part where visitors see who comes": what shares a ticket with others becomes one of its own. */
export const partApart: ExactReader = (words, draft) => {
  const { what, from: home } = groupsOf(patterns, words) ?? {};
  // a ticket that is named as a whole has no part of its own name
  if (what === undefined || (home !== undefined && ticketNamed(draft, home) === null)) return null;
  const key = requirementNamed(draft, what);
  return key === null ? null : ownTicketChange(`${key} should be a ticket of its own`, draft);
};
