import { contentWords } from '../../document/content-words.ts';
import { isOrder } from '../imperative.ts';
import { isFragment } from './fragment.ts';

/** How somebody agrees before they go on, with or without a mark behind it. */
const agreeing =
  /^(?:(?:ok(?:ay)?|alright|all right|fine|good|cool|right|sure|yes|yeah|yep|yea)[,.! ]+)+(?=\S)/iu;

/** Words of an answer that says again what it agrees to. */
const most = 4;
const denies = /(?<!\p{L})(?:no|not|never|neither|nor|without)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** "Ok casual only" behind "not for ranked, only casual": says again what it agrees to, and nothing more. English. */
export function repeats(said: string, before: string): boolean {
  const opening = agreeing.exec(said)?.[0];
  if (opening === undefined) return false;
  const rest = said.slice(opening.length);
  const words = contentWords(rest);
  const known = new Set(contentWords(before));
  return (
    words.length > 0 &&
    rest.split(/\s+/u).length <= most &&
    !/[?\d]/u.test(rest) &&
    !denies.test(rest) &&
    words.every((word) => known.has(word))
  );
}

/** "Ok then a TTL of 30 days on the keys, fill the old ones": what somebody draws from what was said, by itself; null where they only tell. English. */
export function concludedIn(said: string): string | null {
  const rest = said.replace(agreeing, '');
  const drawn = rest === said ? '' : (/^(?:so )?then,? (\S.*)$/isu.exec(rest)?.[1] ?? '');
  const [first = ''] = drawn.split(/[,;] /u);
  const isNamed = first.split(/\s+/u).length > 1 && isFragment(first);
  return drawn !== '' && !/\?\s*$/u.test(drawn) && (isNamed || isOrder(first)) ? drawn : null;
}
