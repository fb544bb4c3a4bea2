import type { Draft } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { withTicketDivided } from '../splitting/divided-ticket.ts';
import { givenParts } from '../splitting/given-parts.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { ticketNamed } from '../tickets/named.ts';

const verb =
  '(?:split|break|divide|separate|cut|teile?|trenne|découpe[rz]?|scinde[rz]?|sépare[rz]?|divid[ae]|separ[ae]|parte|podziel|dividi|splits)';
const number =
  '(?:two|three|four|several|2|3|4|zwei|drei|mehrere|deux|trois|plusieurs|dos|tres|varios|dwa|trzy|due|tre|twee)';
const things =
  '(?:tickets?|stories|parts?|ones|things?|tasks?|pieces?|teile|parties|partes|zgłoszenia|części)';
const into = `(?: (?:up|apart|down|auf))?(?: (?:in(?:to)?|en|na))?(?: ${number})?(?: ${things})?`;
const mark = '(?:\\s?[:,]|\\s[–—-])\\s+';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?<what>.{2,80}?) (?:(?:is|are|does|has|ist|sind|est|es|son)|(?:should|must) be) .{1,80}?[.;,:–—-] (?:so |please |let['’]?s )*${verb}(?:[- ](?:it|that|this|them|es|ihn|les?|l[ao]|este))?${into}${mark}(?<parts>.{5,800})$`,
    'isu',
  ),
  new RegExp(
    `^(?:please |let['’]?s )*${verb} (?<what>[^:,;"“]{2,80}?)${into}${mark}(?<parts>.{5,800})$`,
    'isu',
  ),
];

/** Divides a ticket into those that are named. */
export const divideTicket: Instruction = {
  meta: {
    id: 'divide-ticket',
    does: 'Divides a ticket into tickets of the parts that are named, and what it states between them.',
    examples: [],
  },
  parse: divideTicketChange,
};

/** As the instruction reads it, of one or several sentences. */
export function divideTicketChange(words: string, draft: Draft): Change | null {
  for (const pattern of patterns) {
    const { what, parts: said } = pattern.exec(words.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
    const at = what === undefined ? null : ticketNamed(draft, what);
    const parts = said === undefined ? [] : partsIn(said);
    if (
      at === null ||
      !parts.every((part) => part.split(/\s+/u).length > 1) ||
      withTicketDivided(draft, at, parts) === null
    )
      continue;
    return (now) => {
      const text = withTicketDivided(now, at, parts);
      const ticket = boardOf(now).tickets[at];
      return text === null || !ticket
        ? noEffect(now, 'No tickets can be made of these parts.')
        : applied(now, text, `Split ${nameOf(ticket)} into ${parts.length}: ${parts.join('; ')}.`);
    };
  }
  return null;
}

/** The parts that words list, those in quotation marks whole. */
function partsIn(words: string): string[] {
  const quoted = [...words.matchAll(/["“„«]\s?(?<part>[^"“”„«»]{3,160}?)\s?["”“»]/gu)].map(
    ({ groups }) => groups?.['part'] ?? '',
  );
  if (quoted.length > 1) return quoted;
  const listed = givenParts(
    words.replaceAll(/\r?\n\s*(?:[-*+•]|\d[.)])\s+/gu, '; ').replace(/^\s*(?:[-*+•])\s+/u, ''),
  );
  return listed;
}
