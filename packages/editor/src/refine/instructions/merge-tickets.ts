import type { Draft } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { mergedTickets } from '../tickets/merged-ticket.ts';
import { ticketNamed, ticketsNamed } from '../tickets/named.ts';

const merging =
  '(?:merge|combine|join|fold|unite|put (?:them|those|these|both|it) (?:together|in)|make (?:it |them |that )?(?:one|a single) ticket|one ticket|fusionn\\p{L}*|regroup\\p{L}*|zusammen\\p{L}*|fasse?n?|mach\\p{L}* (?:ein|daraus ein)|junta\\p{L}*|un[ae]d?\\p{L}*|fusion\\p{L}*|połącz\\p{L}*|scal\\p{L}*|uni\\p{L}*)';
const partOf =
  '(?:(?:is|are) (?:really |just |only |basically |actually )?(?:a )?(?:part of|covered by|included in|the same as)|(?:gehört|gehören) zu[mr]?|ist (?:ein )?teil (?:von|des|der)|fait partie d(?:e|es|u)|es parte del?|forma parte del?|belongs? to)';
const together =
  '(?:(?:really |should )?(?:belong|go) together|are (?:really )?(?:the same(?: thing)?|one(?: thing)?|one and the same)|overlap|gehören zusammen|sind dasselbe|vont ensemble|sont la même chose|van juntos|son lo mismo)';
const folded = new RegExp(
  `^(?<gone>.{2,80}?) ${partOf} (?<kept>.{2,80}?)(?:[,.;:]|\\s[–—-]|\\s(?:and|so|und|et|y)) .{0,30}?${merging}.{0,80}$`,
  'isu',
);
const paired = new RegExp(
  `^(?<pair>.{5,160}?) ${together}(?:[,.;:]|\\s[–—-]|\\s(?:and|so|und|et|y)) .{0,30}?${merging}.{0,80}$`,
  'isu',
);

/** Makes one ticket of those that are said to be one. */
export const mergeTickets: Instruction = {
  meta: {
    id: 'merge-tickets',
    does: 'Makes one ticket of two that are said to belong together, with all that both say; the coverage map follows.',
    examples: [],
  },
  parse: mergeTicketsChange,
};

/** As the instruction reads it, of one or several sentences. */
export function mergeTicketsChange(words: string, draft: Draft): Change | null {
  const plain = words.trim().replace(/[.!]+$/u, '');
  const { gone, kept } = folded.exec(plain)?.groups ?? {};
  const pair = paired.exec(plain)?.groups?.['pair'];
  const named =
    gone !== undefined && kept !== undefined
      ? [ticketNamed(draft, kept), ticketNamed(draft, gone)]
      : pair === undefined
        ? []
        : ticketsNamed(draft, pair);
  const [into, from, ...more] =
    pair === undefined ? named : named.toSorted((left, right) => Number(left) - Number(right));
  if (
    into === undefined ||
    into === null ||
    from === undefined ||
    from === null ||
    more.length > 0 ||
    into === from
  )
    return null;
  return (now) => {
    const [one, other] = [boardOf(now).tickets[into], boardOf(now).tickets[from]];
    const text = one && other ? mergedTickets(now, one.section, other.section, undefined) : null;
    return text === null || !one || !other
      ? noEffect(now, 'These two tickets have not the same form.')
      : {
          ...applied(now, text, `Merged ${nameOf(other)} into ${nameOf(one)}; their estimates are added up.`),
          focus: nameOf(one),
        };
  };
}
