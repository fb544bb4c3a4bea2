import { upperFirst } from '../../first-letter.ts';
import type { Span } from '../../read/source.ts';
import type { Splice } from '../editing/splice.ts';
import { amountOf } from '../values/values.ts';
import type { Measure } from './measure.ts';
import { unitOfOften } from './spoken-spans.ts';

/** A fresh value as the place writes such values: digits for digits, the place's unit where it gives none. */
export function inPlaceOf(measure: Measure, wanted: Measure): string {
  if (wanted.kind === 'clock') return clockAs(measure.text, wanted.text);
  if (wanted.kind === 'time') return spanAs(measure, wanted);
  if (wanted.kind === 'month' || wanted.kind === 'weekday')
    return /^\p{Lu}/u.test(measure.text) ? upperFirst(wanted.text) : wanted.text;
  if (wanted.kind !== 'count') return wanted.text;
  if (measure.kind !== 'count') return measure.text.replace(/\d[\d.,]*/u, () => wanted.text);
  if (measure.isWhole) return wanted.isWhole ? wanted.text : `${wanted.text} times`;
  return wanted.isWhole || /^\d/u.test(measure.text) ? digitsOf(wanted) : wanted.text;
}

/** A span of time: in the unit of the place where both have one, as a word where the place has one. */
function spanAs(measure: Measure, wanted: Measure): string {
  if (measure.isWhole) return wanted.isWhole ? wanted.text : `every ${wanted.text}`;
  if (wanted.isWhole) return unitOfOften(wanted.text) ?? wanted.text;
  return isSameUnit(measure.text, wanted.text)
    ? measure.text.replace(/^\d[\d.,]*/u, () => /^\d[\d.,]*/u.exec(wanted.text)?.[0] ?? '')
    : wanted.text;
}

/** A time of day as the place writes it: "3 pm" as "15:00", "5:30" as "05:30". */
function clockAs(standing: string, fresh: string): string {
  const {
    hour = '',
    minute = '00',
    half = '',
  } = /^(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s?(?<half>[ap])?/iu.exec(fresh)?.groups ?? {};
  if (/[ap]m$/iu.test(standing)) return fresh;
  const hours = (Number(hour) % (half === '' ? 24 : 12)) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${/^\d:/u.test(standing) ? String(hours) : String(hours).padStart(2, '0')}:${minute}`;
}

/** "15 minutes" and "30 min" are of one unit: the place keeps its word for it, unless one of them is a single one. */
function isSameUnit(left: string, right: string): boolean {
  const parts = [left, right].map((text) => /^(\d[\d.,]*)(?<![.,])(\s?.+)$/u.exec(text));
  const [unit, other] = parts.map((part) => amountOf(`1${part?.[2] ?? ''}`));
  const isSingle = parts.some((part) => part?.[1] === '1');
  return parts.every((part) => part !== null) && unit === other && !isSingle;
}

function digitsOf({ text, amount }: Measure): string {
  return /^\d/u.test(text) ? text : String(amount);
}

/**
 * A fresh value in a place. A whole unit of time stands so behind "every", and is counted anywhere else: "when 3 days have passed" → "when 1 day has
 * passed".
 */
export function splicedValue(text: string, { start, end }: Span, fresh: string): Splice {
  if (!/^(?:hour|day|week|month|quarter|year)$/u.test(fresh) || often.test(text.slice(0, start)))
    return { start, end, text: fresh };
  const verb = /^ have(?= passed)/u.exec(text.slice(end, end + 12))?.[0] ?? '';
  return { start, end: end + verb.length, text: `1 ${fresh}${verb === '' ? '' : ' has'}` };
}

const often = /(?<!\p{L})(?:every|each|per|an?)\s$/iu;
