import type { Statement } from '../statement.ts';
import type { Meaning } from './meaning.ts';

/** What is held by others and which people book a place in. */
const held = 'course|class|lesson|tour|trip|ride|session|viewing|flight|workshop|training|retreat|event';
const inList = new RegExp(
  `(?<!\\p{L})(?:brows|list|search|see|view|find|filter|creat|add|offer|schedul|publish|show|plan|run)\\p{L}{0,3} (?:for |our |the |all |their |its |new |open |upcoming |available |future |a |an ){0,3}(${held})(?:e?s)?(?!\\p{L})`,
  'giu',
);
const books = /^(book|reserve) /iu;
const money = /^(?:fee|deposit|price|amount|balance|rest|share|down payment|instal?ment|surcharge)s?$/iu;

/** The things that a text tells to be there to choose from: whoever books one of them makes a booking, and no such thing. */
export function offeredIn(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap(({ text }) =>
      [...text.matchAll(inList)].map((match) => (match[1] ?? '').toLowerCase()),
    ),
  );
}

/**
 * An operation as it is meant beside others: booking what is offered makes a booking of it, and what is paid in part is paid for what was
 * spoken of `before`.
 */
export function amongOthers(
  meaning: Meaning | null,
  words: string,
  before: string | null,
  offered: ReadonlySet<string>,
): Meaning | null {
  if (meaning?.thing === null || meaning === null) return meaning;
  const [, verb = ''] = books.exec(words) ?? [];
  if (verb !== '' && meaning.method === 'POST' && meaning.deed === undefined && offered.has(meaning.thing))
    return {
      ...meaning,
      thing: verb.toLowerCase() === 'book' ? 'booking' : 'reservation',
      owner: null,
      about: meaning.thing,
    };
  return meaning.deed === 'pay' && money.test(meaning.thing) && before !== null
    ? { ...meaning, thing: before }
    : meaning;
}
