import type { Draft } from '../../draft.ts';
import { type Change, noEffect } from '../../instruction.ts';
import { mergeTicketsChange } from '../../instructions/merge-tickets.ts';
import { requirementMoveChange } from '../../instructions/requirement-move.ts';
import { boardOf, nameOf } from '../../tickets/board.ts';
import { requirementNamed, ticketNamed } from '../../tickets/named.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const together =
  /^(?<one>[^,;]{2,80}?) and (?<two>[^,;]{2,80}?) (?:belong together|are the same(?: thing| ticket)?|are really (?:one|the same)(?: \p{L}+)?|go together|can go together|gehören zusammen|sind dasselbe|vont ensemble|van juntos)$/iu;
const pairs: readonly RegExp[] = [
  /^(?:merge|combine|join|fold|roll|unify|consolidate|put together) (?<one>[^,;]{2,80}?) (?:and|with|into|in) (?<two>[^,;]{2,80}?)(?: (?:in(?:to)?|as) (?:one|a single)(?: \p{L}+)?| together)?$/iu,
  /^(?<one>[^,;]{2,80}?) and (?<two>[^,;]{2,80}?) (?:should|must|can|could) (?:be|become) (?:one|a single|the same)(?: \p{L}+)?$/iu,
  together,
];

/** "Merge the card story with the overdue one": tickets that become one; where both are one already, that is told. */
export const mergedSaid: ExactReader = (words, draft) => {
  const part = partMoved(words, draft);
  if (part) return part;
  for (const pattern of pairs) {
    const { one = '', two = '' } = groupsOf([pattern], words) ?? {};
    const [first, second] = [one, two].map((phrase) =>
      phrase === '' ? null : ticketNamed(draft, phrase.replace(/^the /iu, '')),
    );
    const ticket = first === null || first === undefined ? undefined : boardOf(draft).tickets[first];
    if (ticket && first === second) return (now) => noEffect(now, `Both are ${nameOf(ticket)} already.`);
    const other = second === null || second === undefined ? undefined : boardOf(draft).tickets[second];
    if (pattern === together && ticket?.key && other?.key)
      return mergeTicketsChange(`merge ${ticket.key} and ${other.key}`, draft);
  }
  return mergeTicketsChange(words, draft);
};

const intoOther =
  /^(?:merge|fold|move|roll|put) (?<what>[^,;]{2,80}?) into (?<home>[A-Z]{1,8}-\d{1,4}|(?:the )?[^,;]{2,60}? (?:ticket|story))$/iu;
const isTicket = /^[A-Z]{1,8}-\d|(?<!\p{L})(?:tickets?|stor(?:y|ies)|ones?)(?!\p{L})/iu;

/** "Merge the weather into the alarm ticket": what is a part of a ticket that is about something else goes without that. */
function partMoved(words: string, draft: Draft): Change | null {
  const { what, home } = intoOther.exec(words)?.groups ?? {};
  if (what === undefined || home === undefined || isTicket.test(what)) return null;
  const key = requirementNamed(draft, what);
  const at = ticketNamed(draft, home);
  const holder = boardOf(draft).tickets.find(({ statements }) => statements.some((one) => one.key === key));
  const target = at === null ? undefined : boardOf(draft).tickets[at];
  if (key === null || !target?.key || !holder || holder.statements[0]?.key === key) return null;
  return requirementMoveChange(`move ${key} to ${target.key}`, draft);
}
