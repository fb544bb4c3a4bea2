import type { Draft } from '../../../draft.ts';
import { boardOf } from '../../../tickets/board.ts';
import { adding, removing, renaming } from '../../lexicon/signs.ts';
import { type Masked, type Named, namedIn, unmasked } from '../../named/mentions.ts';
import { HOLE } from '../../reading/framed-text.ts';
import type { Message } from '../../reading/message.ts';
import { textsIn } from '../../reading/told-text.ts';
import type { Wish } from '../../wish.ts';
import { numberOf, ticketOf, titleOf } from './ticket-state.ts';
import { ticketValueOrder } from './ticket-values.ts';
import { criterial, tasked } from './ticket-words.ts';

/** What names the tickets of a draft: their keys, and their titles as they stand. */
export function ticketNames(draft: Draft): Named[] {
  return boardOf(draft).tickets.flatMap(({ key, title }): Named[] => {
    if (key === null) return [];
    const isShort = title.split(/\s+/u).length < 3;
    return [
      { kind: 'ticket', words: key, name: key },
      ...(title.length < 3 ? [] : [{ kind: 'ticket', words: title, name: key, isExact: isShort } as const]),
    ];
  });
}

/** What puts something in the place of what stands, or in one place among it. */
const replacing =
  /(?<!\p{L})(?:instead:|reword|rewrite|rephrase|(?:criteri\p{L}+|task|ac) ?\d|(?:first|second|third|last|next) (?:acceptance )?(?:criteri\p{L}+|task|ac|one)|(?:bug|spike|follow-up) (?:ticket|issue))(?!\p{L})|(?:instead|write|replace\p{L}*)\s?:/iu;

/** The order that a message about tickets gives; null where it gives another, or more than one. */
export function ticketOrder(message: Message, draft: Draft): Wish | null {
  return statementOrder(message, draft) ?? ticketValueOrder(message);
}

const otherField =
  /(?<!\p{L})(?:priorit\p{L}*|prio|context|labels?|due date|status|sprint|open questions?|questions?|requirements?|section|heading)(?!\p{L})/iu;

const ticketNoun = /(?<!\p{L})(?:tickets?|issue|card|story)(?!\p{L})/iu;

/** What is to have a ticket of its own stands in another, and is taken out of it. */
const ofItsOwn =
  /(?<!\p{L})(?:of (?:its|their) own|(?:its|their) own (?:ticket|issue|card|story)|eigene[sn]? ticket)(?!\p{L})/iu;

/** A case without what has to happen in it. */
const caseAlone = new RegExp(`(?:when|if|wenn|falls|si|quand|cuando|quando) ${HOLE}`, 'iu');

/** A ticket, a criterion or a task in words of the message, or the title of a ticket. */
function statementOrder(message: Message, draft: Draft): Wish | null {
  const { masked } = message;
  if (replacing.test(masked.text)) return null;
  const one = (frame: string) => {
    const [ticket, ...others] = namedIn(frame, masked, 'ticket');
    return ticket && others.every(({ name }) => name === ticket.name) ? ticket.name : null;
  };
  const isAdd = (frame: string) =>
    adding.test(frame) || new RegExp(`[:>]\\s*(?:\\+ )?${HOLE}`, 'u').test(frame);
  const [criterion] = textsIn(message, {
    noun: criterial,
    isOrder: (frame) =>
      criterial.test(frame) &&
      isAdd(frame) &&
      one(frame) !== null &&
      !removing.test(frame) &&
      !caseAlone.test(frame),
  });
  if (criterion) {
    const [key, words] = [one(criterion.frame) ?? '', sentenceOf(criterion.text, masked)];
    return {
      orders: [`Add an acceptance criterion to ${key}: ${words}`],
      holds: (after, before) =>
        (ticketOf(after, key)?.criteria.length ?? 0) === (ticketOf(before, key)?.criteria.length ?? 0) + 1,
    };
  }
  const [task] = textsIn(message, {
    noun: tasked,
    isOrder: (frame) => tasked.test(frame) && isAdd(frame) && one(frame) !== null && !removing.test(frame),
  });
  if (task) {
    const [key, words] = [one(task.frame) ?? '', deedOf(task.text, masked)];
    return {
      orders: [`Add a task to ${key}: ${words}`],
      holds: (after, before) =>
        (ticketOf(after, key)?.tasks.length ?? 0) === (ticketOf(before, key)?.tasks.length ?? 0) + 1,
    };
  }
  const [title] = textsIn(message, {
    noun: renaming,
    isOrder: (frame) =>
      one(frame) !== null &&
      renaming.test(frame) &&
      !adding.test(frame.replace(/new title|neue[rn]? titel|(?:put|set|write)/giu, '')) &&
      !otherField.test(frame),
  });
  if (title) {
    const [key, words] = [one(title.frame) ?? '', unmasked(title.text, masked).replace(/["“”„«»]/gu, '')];
    return /[.!?]\s/u.test(words)
      ? null
      : {
          orders: [`Rename ${key} to "${words}"`],
          holds: (after, before) =>
            titleOf(after, key)?.toLowerCase() === words.toLowerCase() &&
            numberOf(after) === numberOf(before),
        };
  }
  const [ticket] = textsIn(message, {
    noun: ticketNoun,
    isOrder: (frame) =>
      ticketNoun.test(frame) &&
      !ofItsOwn.test(frame) &&
      isAdd(frame) &&
      !frame.startsWith(HOLE) &&
      namedIn(frame, masked, 'ticket').length === 0 &&
      !removing.test(frame) &&
      !criterial.test(frame) &&
      !tasked.test(frame) &&
      !/(?<!\p{L})(?:title|story points|points|type|estimate)(?!\p{L})/iu.test(frame),
  });
  if (!ticket || boardOf(draft).tickets.length === 0 || namedIn(ticket.text, masked, 'ticket').length > 0)
    return null;
  return {
    orders: [`Add a ticket: ${deedOf(ticket.text, masked)}`],
    holds: (after, before) => numberOf(after) === numberOf(before) + 1,
  };
}

/** Words that a message brings along, as they stood in it. */
function sentenceOf(text: string, masked: Masked): string {
  return unmasked(text, masked).replace(/[.!?\s]+$/u, '');
}

/** A deed, without what only says that it is to be done. */
function deedOf(text: string, masked: Masked): string {
  return sentenceOf(text, masked).replace(
    /^(?:(?:we|somebody|someone|you)(?: also| still)* (?:(?:have|need)s? to|must|should)? |to )/iu,
    '',
  );
}
