import { contentWords } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction } from '../instruction.ts';
import { givenParts } from '../splitting/given-parts.ts';
import { withItemSplit } from '../splitting/split-item.ts';
import { withTicketSplit } from '../splitting/split-ticket.ts';
import { findTarget } from '../target/find.ts';
import { findTicket } from '../target/tickets.ts';
import { boardOf } from '../tickets/board.ts';

const things = '(?:tickets?|stories|requirements?|parts?|items?|ones|things?|tasks?|pieces?|halves)';
const number = '(?:two|2|three|3|four|4|several|separate|its|different)';
/** The first of such words, which may tell how many parts there are to be. */
const told = number.replace('(?:two|2|three|3|four|4|', '(?:(?<told>two|2|three|3|four|4)|');
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:split|break|divide|separate)(?: up| down| apart)? (?<what>[^:,;]{2,80}?)(?: up| apart)?(?: in(?:to)?(?: ${told})?(?: ${number})*(?: ${things})?)?(?:\\s?[:,]\\s?|\\s[–—-]\\s)(?<parts>.{3,600})$`,
    'isu',
  ),
  new RegExp(
    `^(?:split|break|divide|separate)(?: up| down| apart)? (?<what>[^:,;]{2,80}?)(?: up| apart)? in(?:to)?(?: an?)? (?!${number}(?: ${things})?$)(?<parts>[^:]{3,600})$`,
    'isu',
  ),
  new RegExp(
    `^(?<what>[^:,;]{2,80}?) (?:(?:should|must|could|needs? to|has to) be|is|are)(?: really| actually| in fact)* ${told}(?: different| separate| own)?(?: ${things})?(?:\\s?[:,]\\s?|\\s[–—-]\\s)(?<parts>.{3,600})$`,
    'isu',
  ),
];

const intoSome = new RegExp(` into ${number}(?: ${things})?[.!]?$`, 'iu');

/** Splits a ticket or a requirement into the parts that the feedback names. */
export const splitParts: Instruction = {
  meta: {
    id: 'split-parts',
    does: 'Splits a ticket or an item into the parts that are named, each with a key of its own.',
    examples: [
      'split US-1 into backend and frontend',
      'FR-2 is really two things: the progress and the mail',
    ],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { what, parts: words, told: count } = pattern.exec(clause)?.groups ?? {};
      // "… with A, B and C into three" names what is to be split, and no parts
      const parts = words === undefined || intoSome.test(words) ? [] : givenParts(words, count);
      const text = what === undefined || parts.length < 2 ? null : splitOf(draft, what, parts);
      if (what === undefined || text === null) continue;
      return (now) =>
        applied(
          now,
          (now === draft ? text : splitOf(now, what, parts)) ?? now.text,
          `Split ${what} into ${parts.length}: ${parts.join('; ')}.`,
        );
    }
    return null;
  },
};

/** The text with what a phrase names split; null where it names no ticket and no item. */
function splitOf(draft: Draft, what: string, parts: readonly string[]): string | null {
  const target = findTarget(draft, what);
  const item = draft.items.find((one) => one.start === target?.start);
  if (item) return withItemSplit(draft, item, parts);
  const ticket = findTicket(draft, what);
  return ticket && (target === null || target.start === ticket.start) && areTold(draft, ticket, parts)
    ? withTicketSplit(draft, ticket, parts)
    : null;
}

const layers =
  /^(?:the |an? )?(?:back[- ]?end|front[- ]?end|ui|api|server|client|web|mobile|ios|android|database|db|data|design|ux|infra(?:structure)?|docs?|documentation|tests?|testing|implementation|rollout|migration|research|spike|build|part (?:one|two|1|2|a|b))(?: (?:part|work|side|ticket|task|half|layer))?$/iu;

/** Whether a ticket states something of each of its parts, or all of them are layers that each need the whole. */
function areTold(draft: Draft, section: Section, parts: readonly string[]): boolean {
  const ticket = boardOf(draft).tickets.find((one) => one.section.start === section.start);
  if (!ticket || ticket.statements.length === 0 || parts.every((part) => layers.test(part.trim())))
    return true;
  const held = contentWords(ticket.statements.map((one) => one.text).join(' '));
  return parts.every((part) => contentWords(part).some((word) => held.some((other) => areKin(word, other))));
}
