import { contentWords, shareOf } from '../../document/content-words.ts';
import { leadingKey } from '../../document/keys.ts';
import { type Section, sectionsOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { placeNamed } from './ordinal-words.ts';

/** The tickets of a draft in reading order: what stands under the heading of tickets, else headings that begin with a key. */
export function ticketsIn(draft: Draft): Section[] {
  const { sections } = draft.outline;
  const [home] = sectionsOf(draft.outline, 'tickets');
  const nested = home
    ? sections.filter((one) => one.start > home.start && one.start < home.end && one.level === home.level + 1)
    : [];
  if (nested.length > 0) return nested;
  const keyed = sections.filter((one) => leadingKey(one.title) !== null);
  const level = Math.min(...keyed.map((one) => one.level));
  return keyed.filter((one) => one.level === level);
}

const counted = /^(?:the )?(?:ticket|story|issue|card)s? (?:no\.? |number |#)?(\d{1,3})$/iu;
const placed = /^(?:the )?(?:very )?(\p{L}{4,11}|\d{1,3}(?:st|nd|rd|th)) (?:ticket|story|issue|card)$/iu;
const about =
  /^(?:the )?(?:ticket|story|issue|card) (?:about|on|for|that|which|with|called|named) (.{1,120})$|^(?:the )?(.{1,120}?) (?:ticket|story|issue|card)$/iu;

/** The ticket a phrase names: by its key, its place, or what it is about ("the PayPal ticket"). */
export function findTicket(draft: Draft, phrase: string): Section | null {
  const tickets = ticketsIn(draft);
  const name = phrase
    .trim()
    .replace(
      /(?<=\b(?:ticket|story|issue|card|[A-Z]-\d{1,6}))(?:['’]s)? (?:title|name|heading|headline)$/iu,
      '',
    );
  const key = name.replace(/^(?:the )?(?:ticket|story|issue)\s/iu, '').toUpperCase();
  const keyed = tickets.find((one) => leadingKey(one.title)?.text === key);
  if (keyed) return keyed;
  const number = counted.exec(name)?.[1];
  if (number !== undefined)
    return (
      tickets.find((one) => leadingKey(one.title)?.number === Number(number)) ??
      tickets[Number(number) - 1] ??
      null
    );
  const place = placed.exec(name)?.[1];
  const at = place === undefined ? -1 : placeNamed(place, tickets.length);
  if (at >= 0) return tickets[at] ?? null;
  const words = contentWords(
    about
      .exec(name)
      ?.slice(1)
      .find((part) => part !== undefined) ?? '',
  );
  if (words.length === 0) return null;
  return (
    tickets.find((one) => shareOf(words, new Set(contentWords(one.title))) === 1) ??
    tickets.find(
      (one) => shareOf(words, new Set(contentWords(draft.text.slice(one.start, one.end)))) === 1,
    ) ??
    null
  );
}
