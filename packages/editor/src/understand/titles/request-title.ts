import { contentWords, shareOf } from '../../document/content-words.ts';
import { withoutCapital } from '../../first-letter.ts';
import { isOrder, ordersInCase } from '../imperative.ts';
import { withoutDuty } from '../parted-orders.ts';
import { isShortRequest } from '../short-request.ts';
import { isDemand, type Statement } from '../statement.ts';
import { actionOf } from './action-title.ts';
import { longest, short } from './short.ts';
import { labelIn } from './told-title.ts';
import { nameOfTrouble } from './trouble-title.ts';
import { isDeictic } from './untelling.ts';
import { wantedIn } from './wanted-title.ts';
import { wishedFor } from './wished-title.ts';

/**
 * What a short request asks for, as its title: "Sessions are lost with each deploy. Move the sessions to Redis" is called by the first thing it
 * orders behind its trouble, with the name of what is in trouble where the order does not name it; "I want an endpoint …" by what is wished for, "We need
 * to stop …" by the deed. Null for other texts, and where no order says what is to be done. English.
 */
export function titleOfRequest(statements: readonly Statement[]): string | null {
  const [first, ...others] = statements;
  if (first === undefined || !isShortRequest(statements) || labelled.test(first.text)) return null;
  if (first.kind !== 'problem')
    return (
      wishedFor([{ ...first, kind: 'goal' }]) ??
      (ordersInCase(first.masked.text) ? wantedIn([first], isOrder) : null) ??
      neededDeed(first)
    );
  const label = labelIn(first);
  if (label !== null) return label;
  const name = nameOfTrouble(first, 'en');
  const asked = others.filter(({ text }) => !isDeictic(text)).map(asDemand);
  const orders = asked.filter(({ text }) => !pointsAt.test(short(text)));
  const onName = underName(name, asked);
  if (onName !== null) return onName;
  const order = wantedIn(
    orders.filter(({ text }) => !quotes.test(text)),
    (title, { masked }) => isOrder(title) || withoutDuty(masked.text) !== null,
  );
  if (order === null) return others.some(({ text }) => quotes.test(text)) ? short(first.text) : null;
  const isNamed =
    name === null ||
    name.split(' ').length > longestName ||
    shareOf(contentWords(name), new Set(contentWords(order))) > 0;
  const whole = isNamed ? order : `${name}: ${withoutCapital(order)}`;
  return [...whole].length > longest ? order : whole;
}

/** "Parcel deletion: requests take 2 hours": a text that opens with what it is about says so itself. */
const labelled = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}: \p{Ll}/u;

/** A bound that is ordered names a deed as any other order does: "Add a rate limit of 200/s". */
function asDemand(statement: Statement): Statement {
  return statement.kind === 'quality' ? { ...statement, kind: 'requirement' } : statement;
}

/** "Stop double charging people" of "We need to stop double charging people"; null where nothing is to be done, or to what stands elsewhere. */
function neededDeed(statement: Statement): string | null {
  if (!(isDemand(statement) || statement.kind === 'goal') || !needs.test(statement.text)) return null;
  const deed = short(actionOf(statement));
  return isOrder(deed) && !pointsAt.test(deed) && deed.split(' ').length >= fewestWords ? deed : null;
}

const needs =
  /^(?:we|i)(?:['’]d| would)? (?:really |also |urgently )?(?:need|want|like|have|must|should|ought)(?: to)? \p{Ll}/iu;
const fewestWords = 3;

/** "Search box on the docs site: debounce it by 250ms": the order that comes first, where it is on what is in trouble; else null. */
function underName(name: string | null, statements: readonly Statement[]): string | null {
  const order = statements.find(
    ({ kind, text, masked }) => kind === 'requirement' && (isOrder(masked.text) || onIt.test(short(text))),
  );
  const deed = order === undefined ? '' : short(order.text);
  const whole = `${name ?? ''}: ${withoutCapital(deed)}`;
  return name !== null && onIt.test(deed) && [...whole].length <= longest ? whole : null;
}

/** "Debounce it": an order on the one thing spoken of, whether we know its verb or not. */
const onIt =
  /^(?!(?:then|when|if|once|that|here|since|until|while|after|before|because|where|so|and|but|what|how|why|also|now|maybe|though|although|unless|otherwise|first|still|with|for|from|about|behind)(?!\p{L}))\p{L}{3,} it(?!\p{L})(?!.* (?:it|them|that|this|these|those)(?!\p{L}))/iu;

/** Words of a name that stands before an order. */
const longestName = 6;

/** "Fix “Mails arrive late”." */
const quotes = /^\p{L}+ “/u;

/** An order on something that stands elsewhere: "compute them nightly"; "a button that exports the list" says what it is about. */
const pointsAt = /(?<!\p{L})(?:it|them|this|these|those|that(?! \p{L}))(?!\p{L})/iu;
