import { contentWords } from '../../document/content-words.ts';
import { partsOf } from '../clauses/clause-parts.ts';
import { opensWithVerb } from '../clauses/verbs.ts';

/** Verbs that say of no change which one it is: what they order stands in the words behind them. */
const general = new Set(
  contentWords(
    'make use put call set change take say write turn give keep leave bring fix let get update mach mache nimm setz setze mets mettez rends fais faites pon ponga haz haga usa use',
  ),
);
/** So much of what an order says has to stand in the orders that are said in its place. */
const KEPT = 0.5;

/** What only says why: its figures are those of the reason. */
const reason = /^(?:because|since|as|otherwise|weil|denn|da|sonst|parce qu|car|porque|ya que)(?!\p{L})/iu;
const figure = /(?<![\p{L}\d-])\d[\d.,:]*(?<![.,:])/gu;

/** Whether the orders hold the figures of every further sentence: "merge FR-1 and FR-2. The target is 28 March now." is more than a merger. */
function keepsValues(words: string, orders: string): boolean {
  const left: readonly string[] = orders.match(figure) ?? [];
  return words
    .split(/(?<=[.!?])\s+/u)
    .slice(1)
    .filter((sentence) => !reason.test(sentence))
    .every((sentence) => (sentence.match(figure) ?? []).every((one) => left.includes(one)));
}

/**
 * Whether the orders that are said in place of words hold every order of them: "swap FR-1 and FR-2 and renumber" is more than an
 * exchange of two.
 */
export function keepsOrders(words: string, orders: string): boolean {
  const held = new Set(contentWords(orders));
  return (
    keepsValues(words, orders) &&
    partsOf(words)
      .slice(1)
      .filter((part) => opensWithVerb(part.words))
      .every((part) => {
        const said = contentWords(part.words).filter((word) => !general.has(word));
        return said.length === 0 || said.filter((word) => held.has(word)).length >= said.length * KEPT;
      })
  );
}
