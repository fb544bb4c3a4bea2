import { isAgent } from '../../api/agents.ts';
import { canBeThing, isThing } from '../../api/thing.ts';
import type { Statement } from '../../statement.ts';
import { people } from '../people.ts';
import { linksIn, namedBy } from './links.ts';
import { ownName, type Phrase } from './phrase.ts';

/** What ties nothing that is kept: messages, ways of reaching somebody, what people write into by hand, spans, and what stands for anything. */
const notKept =
  /^(?:e_?mail|mail|sms|message|notification|reminder|push|link|pdf|csv|file|sheet|spreadsheet|excel|workbook|notebook|whiteboard|paper|log|backup|hand|phone|web|browser|api|request|response|server|system|app|portal|page|list|value|number|word|string|term|option|time|day|week|month|year|hour|period|person|purpose|reason|place|kind|type|side|end|case|group|order_of|price|way|status|state|date|cash|button|click|default|desk|team|staff|office|department|reception|management|admin|administrator|board|caller|nobody|somebody|everybody|anyone)$/u;

/** Described things from which on what is tied to them is one, said again or not. */
const often = 2;

/**
 * Things that clauses tie to things that are described and that nothing else describes: the mechanic of "a work order is assigned
 * to one mechanic". They are somebody, or other sentences speak of them, too, which `isSaidAgain` tells.
 */
export function tiedIn(
  statements: readonly Statement[],
  described: ReadonlySet<string>,
  isSaidAgain: (noun: string) => boolean,
): string[] {
  const links = linksIn(statements);
  const found = new Set<string>();
  /** Labels on crates and on shelves: to how many things that are described it is tied. */
  const timesTied = (name: string) =>
    links.filter(
      ({ one, many }) =>
        [ownName(one), ownName(many)].includes(name) &&
        [one, many].some((end) => namedBy(end, find) !== undefined),
    ).length;
  const find = (name: string) => (described.has(name) || found.has(name) ? name : undefined);
  const add = (phrase: Phrase, isTie: boolean) => {
    const name = ownName(phrase);
    // "Item" where order items are described.
    const isShort = [...described].some((one) => one.endsWith(`_${name}`));
    const isOne = isThing(name) || (phrase.count === 'each' && canBeThing(name));
    if (isShort || namedBy(phrase, find) !== undefined || notKept.test(name) || !isOne) return;
    const isCounted = /^(?:each|several)$/u.test(phrase.count) || (phrase.isPlural && people.test(name));
    const isTied = isTie && (phrase.count !== 'plain' || phrase.isPlural);
    if (isTied || isSaidAgain(name) || (isAgent(name) && isCounted) || timesTied(name) >= often)
      found.add(name);
  };
  let before = -1;
  while (found.size > before) {
    before = found.size;
    for (const { one, many, isTie } of links) {
      if (namedBy(one, find) !== undefined) add(many, isTie);
      else if (namedBy(many, find) !== undefined) add(one, isTie);
    }
  }
  return [...found];
}
