import { presentClause } from '../clause/present.ts';
import type { Strength } from '../statement.ts';
import { byImperative } from './by-order.ts';
import { lowerWord, type Parts } from './parts.ts';

/** What happens, an arrow, and an order: "410 from the customer -> disable at once". */
const arrow =
  /^((?!(?:if|when|whenever|once|unless|after|before)(?!\p{L}))[^,;:?!]{3,60}?)\s(?:->|=>|→)\s(\p{Ll}.{2,})$/su;

/** The order behind an arrow under the case before it. English only. */
export function byArrow(said: string, strength: Strength): (Parts & { condition: string }) | null {
  const [, event = '', order = ''] = arrow.exec(said) ?? [];
  if (order === '' || /\s(?:->|=>|→)\s/u.test(order)) return null;
  const made = byImperative(order, strength, null, true);
  const opening = presentClause(event) === null ? 'On' : 'When';
  return made && { ...made, condition: `${opening} ${lowerWord(event)}` };
}
