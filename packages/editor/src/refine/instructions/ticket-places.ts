import type { Draft } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { placeNamed } from '../target/ordinal-words.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { ticketNamed, ticketsNamed } from '../tickets/named.ts';
import { withTicketsOrdered } from '../tickets/ordered-tickets.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const ticket = '(?:[A-Z]{1,8}-\\d{1,4}|(?:the )?[^,:]{2,50}? (?:ticket|story|card|one))';
const edges: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:have|make|put|use|want|take|see|do) )?(?<what>${ticket}) (?:as|be|to be|become) the (?:very )?(?<edge>first|last)(?: (?:ticket|story|one))?$`,
    'iu',
  ),
  /^(?:put|do|build|implement|place|bring|move) (?<what>[^,:;]{2,60}?) (?:the )?(?:very )?(?<edge>first|last)$/iu,
  /^(?<what>[^,:;]{2,60}?) (?:should|must|has to|needs to|ought to|is to|can) (?:come|go|stand|happen|be(?: done| built| implemented| placed| put)?) (?:the )?(?:very )?(?<edge>first|last|(?:to|at) the (?:very )?(?:top|beginning|start|end|bottom))$/iu,
  new RegExp(`^(?<what>${ticket}) (?:to|at) the (?:very )?(?<edge>top|beginning|start|end|bottom)$`, 'iu'),
];
const toPlace =
  /^(?:put|move|place|make|bring) (?<what>[^,:;]{2,60}?) (?:to |in |into |as |at )?(?:the )?(?:place |position |number |no\. ?|#)?(?<place>second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th|(?<=(?:place|position|number|no\.|#) ?)\d{1,2})(?: (?:place|position|in the list|in line|ticket|story))?$/iu;
const swapped =
  /^(?:swap|switch|exchange) the (?<one>\p{L}{4,8}) (?:and|with) the (?<other>\p{L}{4,8}) (?:ticket|story)$/iu;
const ordered =
  /^(?:(?:re-?)?order|(?:re-?)?sort|(?:re-?)?arrange|put)(?: the)?(?: tickets| stories)?(?: (?:like this|as follows|in this order|in the order))?(?:\s?:|,| to| as)?\s(?<keys>[A-Z]{1,8}-\d{1,4}(?:(?:, ?| ?> ?|,? then |,? and (?:then )?)[A-Z]{1,8}-\d{1,4})+)(?: in this order)?$/iu;

/** "Order: payments, RSVP, then the rest". */
const orderedByName =
  /^(?:(?:the )?(?:new |right |better )?order(?: (?:of the tickets|should be|is))?|(?:re-?)?(?:order|sort|arrange) (?:the )?(?:tickets|stories|them)(?: like this| as follows)?|reihenfolge|neue reihenfolge|ordre|nouvel ordre|orden|nuevo orden)\s?:?\s(?<list>[^:.;!?]{5,300})$/iu;

/** The names of a list, without "the rest" at its end. */
function namesIn(list: string): string[] {
  return list
    .replace(
      /(?:,|,? (?:and|und|et|y)|,? then) (?:then )?(?:the )?(?:rest|others?|der rest|le reste|el resto)$/iu,
      '',
    )
    .split(/,? (?:and )?then |,? and |, | > | → /iu)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Puts tickets in the places that are named. */
export const ticketPlaces: Instruction = {
  meta: {
    id: 'ticket-places',
    does: 'Makes a ticket the first or the last, swaps two by their places, or puts tickets in the order that is given.',
    examples: ["I'd like US-2 as the first ticket", 'reorder the tickets: US-2, US-1'],
  },
  parse: ticketPlacesChange,
};

/** As the instruction reads it. */
export function ticketPlacesChange(words: string, draft: Draft): Change | null {
  const { tickets } = boardOf(draft);
  if (tickets.length < 2) return null;
  const plain = withoutCourtesies(words);
  for (const pattern of edges) {
    const { what = '', edge = '' } = pattern.exec(plain)?.groups ?? {};
    const at = what === '' ? null : ticketNamed(draft, what);
    if (at === null) continue;
    const others = [...tickets.keys()].filter((one) => one !== at);
    const isUp = /first|top|beginning|start/iu.test(edge);
    return (now) => inOrder(now, isUp ? [at, ...others] : [...others, at]);
  }
  const { what: moved = '', place = '' } = toPlace.exec(plain)?.groups ?? {};
  const [from, to] = [moved === '' ? null : ticketNamed(draft, moved), placeNamed(place, tickets.length)];
  if (from !== null && to >= 0)
    return (now) => inOrder(now, [...tickets.keys()].filter((one) => one !== from).toSpliced(to, 0, from));
  const { one = '', other = '' } = swapped.exec(plain)?.groups ?? {};
  const pair = [`the ${one} ticket`, `the ${other} ticket`].map((phrase) => ticketNamed(draft, phrase));
  const [left, right] = pair;
  if (one !== '' && typeof left === 'number' && typeof right === 'number')
    return (now) =>
      inOrder(
        now,
        [...tickets.keys()].map((at) => (at === left ? right : at === right ? left : at)),
      );
  const list = orderedByName.exec(plain)?.groups?.['list'];
  const places = list === undefined ? [] : namesIn(list).map((name) => ticketNamed(draft, name));
  const known = places.filter((at) => at !== null);
  if (known.length > 1 && known.length === places.length)
    return (now) => inOrder(now, [...new Set([...known, ...tickets.keys()])]);
  const keys = ordered.exec(plain)?.groups?.['keys'];
  const named =
    keys === undefined ? [] : ticketsNamed(draft, keys.replace(/ ?> ?|,? (?:and )?then /gu, ', '));
  if (named.length < 2) return null;
  return (now) => inOrder(now, [...named, ...[...tickets.keys()].filter((at) => !named.includes(at))]);
}

/** The tickets in another order; what stands between them stays, and so do their keys. */
function inOrder(draft: Draft, order: readonly number[]): Outcome {
  const { tickets } = boardOf(draft);
  const text = withTicketsOrdered(draft, order);
  const names = order.flatMap((at) => (tickets[at] ? nameOf(tickets[at]) : []));
  return text === draft.text
    ? noEffect(draft, 'The tickets stand in that order already.')
    : applied(draft, text, `The order is now ${names.join(', ')}.`);
}
