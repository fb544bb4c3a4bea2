import { isAgent } from '../../api/agents.ts';
import { isThing } from '../../api/thing.ts';
import type { Statement } from '../../statement.ts';
import { linksIn, namedBy } from './links.ts';
import { ownName, type Phrase } from './phrase.ts';

/** What ties nothing that is kept: messages, ways of reaching somebody, spans, and what stands for anything. */
const notKept =
  /^(?:e_?mail|mail|sms|message|notification|reminder|push|link|pdf|csv|file|log|backup|hand|phone|web|browser|api|request|response|server|system|app|portal|page|list|value|number|word|string|term|option|time|day|week|month|year|hour|period|person|purpose|reason|place|kind|type|side|end|case|group|order_of|price|way|status|state|date|cash|button|click|default|desk|team|staff|office|department|reception|management|admin|administrator|board|caller|nobody|somebody|everybody|anyone)$/u;

/**
 * Things that clauses tie to things that are described and that nothing else describes: the mechanic of "a work order is assigned
 * to one mechanic". They are somebody, or other sentences speak of them, too, which `isSaidAgain` tells.
 */
export function tiedIn(
  statements: readonly Statement[],
  described: ReadonlySet<string>,
  isSaidAgain: (noun: string) => boolean,
): string[] {
  const found = new Set<string>();
  const find = (name: string) => (described.has(name) || found.has(name) ? name : undefined);
  const add = (phrase: Phrase) => {
    const name = ownName(phrase);
    // "Item" where order items are described.
    const isShort = [...described].some((one) => one.endsWith(`_${name}`));
    if (isShort || namedBy(phrase, find) !== undefined || notKept.test(name) || !isThing(name)) return;
    if (isSaidAgain(name) || (isAgent(name) && /^(?:each|several)$/u.test(phrase.count))) found.add(name);
  };
  const links = linksIn(statements);
  let before = -1;
  while (found.size > before) {
    before = found.size;
    for (const { one, many } of links) {
      if (namedBy(one, find) !== undefined) add(many);
      else if (namedBy(many, find) !== undefined) add(one);
    }
  }
  return [...found];
}
