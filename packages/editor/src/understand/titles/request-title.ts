import { contentWords, shareOf } from '../../document/content-words.ts';
import { withoutCapital } from '../../first-letter.ts';
import { isOrder, ordersInCase } from '../imperative.ts';
import { withoutDuty } from '../parted-orders.ts';
import { isShortRequest } from '../short-request.ts';
import type { Statement } from '../statement.ts';
import { longest, short } from './short.ts';
import { nameOfTrouble } from './trouble-title.ts';
import { isDeictic } from './untelling.ts';
import { wantedIn } from './wanted-title.ts';
import { wishedFor } from './wished-title.ts';

/**
 * What a short request asks for, as its title: "Sessions are lost with each deploy. Move the sessions to Redis" is called by the first thing it
 * orders behind its trouble, with the name of what is in trouble where the order does not name it; "I want an endpoint …" by what is wished for. Null
 * for other texts, and where no order says by itself what is to be done. English.
 */
export function titleOfRequest(statements: readonly Statement[]): string | null {
  const [first, ...others] = statements;
  if (first === undefined || !isShortRequest(statements)) return null;
  if (first.kind !== 'problem')
    return (
      wishedFor([{ ...first, kind: 'goal' }]) ??
      (ordersInCase(first.masked.text) ? wantedIn([first], isOrder) : null)
    );
  const orders = others.filter(({ text }) => !isDeictic(text) && !pointsAt.test(text));
  const order = wantedIn(
    orders.filter(({ text }) => !quotes.test(text)),
    (title, { masked }) => isOrder(title) || withoutDuty(masked.text) !== null,
  );
  if (order === null) return others.some(({ text }) => quotes.test(text)) ? short(first.text) : null;
  const name = nameOfTrouble(first, 'en');
  const isNamed =
    name === null ||
    name.split(' ').length > longestName ||
    shareOf(contentWords(name), new Set(contentWords(order))) > 0;
  const whole = isNamed ? order : `${name}: ${withoutCapital(order)}`;
  return [...whole].length > longest ? order : whole;
}

/** Words of a name that stands before an order. */
const longestName = 4;

/** "Fix “Mails arrive late”." */
const quotes = /^\p{L}+ “/u;

/** An order on something that stands elsewhere: "compute them nightly"; "a button that exports the list" says what it is about. */
const pointsAt = /(?<!\p{L})(?:it|them|this|these|those|that(?! \p{L}))(?!\p{L})/iu;
