import { noEffect } from '../../instruction.ts';
import { mergeTicketsChange } from '../../instructions/merge-tickets.ts';
import { boardOf, nameOf } from '../../tickets/board.ts';
import { ticketNamed } from '../../tickets/named.ts';
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
  for (const pattern of pairs) {
    const { one = '', two = '' } = groupsOf([pattern], words) ?? {};
    const [first, second] = [one, two].map((phrase) =>
      phrase === '' ? null : ticketNamed(draft, phrase.replace(/^the /iu, '')),
    );
    const ticket = first === null || first === undefined ? undefined : boardOf(draft).tickets[first];
    if (ticket && first === second) return (now) => noEffect(now, `Both are ${nameOf(ticket)} already.`);
    const other = second === null || second === undefined ? undefined : boardOf(draft).tickets[second];
    if (ticket?.key && other?.key) return mergeTicketsChange(`merge ${ticket.key} and ${other.key}`, draft);
  }
  return mergeTicketsChange(words, draft);
};
