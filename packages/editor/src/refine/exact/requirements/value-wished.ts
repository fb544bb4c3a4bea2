import { pluralOf, singularOf } from '../../../understand/api/nouns.ts';
import { changedMessage } from '../../claims/value-change.ts';
import { type Amount, inPlace, inUnitOf } from '../../contrasts/amounts.ts';
import type { Place } from '../../contrasts/value-places.ts';
import type { Draft } from '../../draft.ts';
import { type Splice, splice } from '../../editing/splice.ts';
import { applied, noEffect } from '../../instruction.ts';
import { questionAnsweredBy, questionToldBy } from '../../target/question-answered.ts';
import { amountOf } from '../../values/values.ts';
import type { ExactReader } from '../exact-reader.ts';
import { type ValueWish, valueWish } from './value-wish.ts';
import { meantPlaces } from './values-standing.ts';

/** "Make it 10 seats", "every 10 min is enough", "double the seats": another value in the place of the only one that can be meant, wherever it stands. */
export const valueWished: ExactReader = (words, draft) => {
  const wish = valueWish(words);
  if (wish === null || changeOf(draft, wish) === null || answersQuestion(words, wish, draft)) return null;
  return (now) => {
    const change = changeOf(now, wish);
    if (change === null) return noEffect(now, 'The document gives no such value.');
    return change.old === change.fresh
      ? noEffect(now, 'The document already says so.')
      : applied(
          now,
          splice(now.text, change.splices),
          changedMessage(change.old, change.fresh, change.splices.slice(0, change.places)),
        );
  };
};

/** What the document asks for is answered, and changes no other value. */
const answersQuestion = (words: string, { topic }: ValueWish, draft: Draft) =>
  topic.length > 0 && (questionToldBy(draft, words) ?? questionAnsweredBy(draft, words)) !== null;

interface Given {
  readonly splices: readonly Splice[];
  readonly places: number;
  readonly old: string;
  readonly fresh: string;
}

function changeOf(draft: Draft, wish: ValueWish): Given | null {
  const places = meantPlaces(draft, wish);
  const [first] = places;
  const fresh = first === undefined ? null : freshOf(first.amount, wish);
  if (first === undefined || fresh === null) return null;
  const written = places.map(
    ({ amount }): Splice => ({
      start: amount.start,
      end: amount.end,
      text: inPlace(amount, fresh, draft.language),
    }),
  );
  return {
    splices: [...written, ...places.flatMap((place) => nounNumbered(draft, place, fresh))],
    places: places.length,
    old: first.amount.text,
    fresh: written[0]?.text ?? fresh.text,
  };
}

/** The value that a wish makes of the one that stands; null where it makes none of it. */
function freshOf(standing: Amount, { to }: ValueWish): Amount | null {
  if (to.kind === 'value') return inUnitOf(to.value, standing);
  const number = numberOf(standing);
  if (number === null) return null;
  if (to.kind === 'factor') return withNumber(standing, number * to.by);
  const step = inUnitOf(to.by, standing);
  const by = numberOf(step);
  const isSameUnit = unitOf(step.text) === unitOf(standing.text);
  return by === null || step.kind !== standing.kind || !isSameUnit
    ? null
    : withNumber(standing, number + to.sign * by);
}

const digits = /\d[\d.,]*(?<![.,])/u;
const unitOf = (text: string) => amountOf(text.replace(digits, '1'));

function numberOf({ text, kind, amount }: Amount): number | null {
  if (!/^(?:count|time|size|share|money)$/u.test(kind)) return null;
  const written = digits.exec(text)?.[0];
  if (written === undefined) return kind === 'count' ? Number(amount) : null;
  // a comma may part thousands or a fraction
  return /,/u.test(written) ? null : Number(written);
}

function withNumber(standing: Amount, number: number): Amount | null {
  if (!(number > 0)) return null;
  const written = String(Math.round(number * 1000) / 1000);
  const text = digits.test(standing.text) ? standing.text.replace(digits, written) : written;
  return { ...standing, text, amount: amountOf(text) };
}

/** "1 seat" of what were "8 seats". English. */
function nounNumbered({ text, language }: Draft, { amount }: Place, fresh: Amount): Splice[] {
  if (language !== 'en' || amount.kind !== 'count' || amount.isWhole) return [];
  const [was, is] = [Number(amount.amount) === 1, Number(fresh.amount) === 1];
  const noun = /^ (?<noun>\p{Ll}{2,30})(?![\p{L}-])/u.exec(text.slice(amount.end, amount.end + 33))?.groups?.[
    'noun'
  ];
  if (noun === undefined || was === is) return [];
  const start = amount.end + 1;
  const other = is ? singularOf(noun) : pluralOf(noun);
  return other === noun ? [] : [{ start, end: start + noun.length, text: other }];
}
