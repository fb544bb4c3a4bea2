import { upperFirst } from '../../first-letter.ts';
import { type Measure, measuresIn } from '../claims/measure.ts';
import { spelledNumbers } from '../claims/spelled-numbers.ts';
import { amountOf } from '../values/values.ts';
import { type CalendarDate, dateInPlace, datesIn } from './dates.ts';

/** A value that feedback or a draft gives: a number with what it measures or counts, a day or a month. */
export interface Amount extends Measure {
  readonly date: CalendarDate | null;
}

/** "60 statt 90 Minuten": what stands behind a number here is nothing that it counts. */
const setAgainst =
  /^\s(?:instead|rather|in place|not|no|statt|anstatt|anstelle|nicht|au lieu|plutôt|pas|non|et non|en vez|en lugar|y no|please|pls|bitte|is|are|was|were|for|after|within|in|of|at|on|per|to|für|nach|in|pour|après|pendant|por|para|tras)(?!\p{L})/iu;

/** The values of a stretch of a text, in reading order. */
export function amountsIn(text: string, start: number, end: number): Amount[] {
  const dates = datesIn(text, start, end);
  const measures = measuresIn(text, start, end).filter(
    (one) =>
      one.kind !== 'month' &&
      one.kind !== 'date' &&
      dates.every((date) => date.end <= one.start || one.end <= date.start),
  );
  return [
    ...measures.map(
      (one): Amount => ({
        ...one,
        counted: setAgainst.test(text.slice(one.end, Math.min(end, one.end + 20))) ? [] : one.counted,
        date: null,
      }),
    ),
    ...dates.map(
      (date): Amount => ({
        start: date.start,
        end: date.end,
        text: text.slice(date.start, date.end),
        kind: date.day === null ? 'month' : 'date',
        counted: [],
        per: null,
        amount: `${date.month}-${date.day ?? ''}`,
        isWhole: false,
        date,
      }),
    ),
  ].toSorted((left, right) => left.start - right.start);
}

/** Whether a value is a number alone: what it measures or counts is said elsewhere. */
export function isBare(one: Amount): boolean {
  return one.kind === 'count' && one.counted.length === 0 && one.per === null && !one.isWhole;
}

/** A number alone as one that measures what another value measures: the "15" of "30 minutes, not 15". */
export function inUnitOf(one: Amount, other: Amount): Amount {
  if (one.kind !== 'count' || other.date !== null || other.kind === 'clock' || other.isWhole) return one;
  if (other.kind === 'count')
    return one.counted.length > 0 ? one : { ...one, counted: other.counted, per: one.per ?? other.per };
  if (!isBare(one)) return one;
  const unit = unitOf(other.text);
  return unit === null
    ? one
    : { ...one, kind: other.kind, text: `${one.amount}${unit}`, amount: amountOf(`${one.amount}${unit}`) };
}

/** What stands behind the number of a value, with the space before it; behind a spelled number too. */
function unitOf(text: string): string | null {
  return /^(?:\d[\d.,]*(?<![.,])|\p{L}+(?= ))(?<unit>[\s-]?\D+)$/u.exec(text)?.groups?.['unit'] ?? null;
}

const number = /^\d[\d.,]*(?<![.,])/u;

/** A fresh value as its place writes values: digits or words, the unit and the name of the month in the words of the place. */
export function inPlace(standing: Amount, fresh: Amount, language: string): string {
  if (fresh.date !== null) return dateInPlace(standing.text, fresh.date, language);
  // "at 8" of what stands as "07:00"
  const hour = standing.kind === 'clock' && fresh.kind === 'count' ? hourInPlace(standing.text, fresh) : null;
  if (hour !== null) return hour;
  const digits = number.exec(fresh.text)?.[0];
  const count = digits ?? String(fresh.kind === 'count' ? fresh.amount : numberIn(fresh.text));
  if (standing.kind === 'count')
    return number.test(standing.text) ? count : spelledLike(standing.text, count);
  const [own, other] = [unitOf(standing.text), unitOf(fresh.text)];
  if (own === null || (other === null && fresh.kind !== 'count')) return fresh.text;
  const isSame =
    other === null || amountOf(`1${own}`) === amountOf(`1${other}`) || own.trim() === other.trim();
  if (!isSame) return inWordsOf(language, fresh) ?? fresh.text;
  const written = number.test(standing.text) ? count : spelledLike(standing.text, count);
  const isSingle = [numberIn(standing.text), Number(count)].includes(1);
  return written + (isSingle && standing.kind === 'time' ? numbered(own, Number(count)) : own);
}

/** A full hour that is given as a number alone, written as another time of the day is; null where that has minutes. */
function hourInPlace(standing: string, fresh: Amount): string | null {
  const { hour = '', rest = '' } =
    /^(?<hour>\d{1,2})(?<rest>[:.]00|\s?[ap]\.?m\.?)/iu.exec(standing)?.groups ?? {};
  return hour === '' ? null : `${String(fresh.amount).padStart(hour.startsWith('0') ? 2 : 1, '0')}${rest}`;
}

function numberIn(text: string): number {
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return spelledNumbers.get(word) ?? Number.parseFloat(text.replaceAll(',', ''));
}

/** Numbers as words up to twelve, by language. */
const rows = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].length;

/** A number as a word of the language that another is a word of; digits where it has none. */
function spelledLike(standing: string, digits: string): string {
  const words = [...spelledNumbers.keys()];
  const at = words.indexOf(/^\p{L}+/u.exec(standing)?.[0].toLowerCase() ?? '');
  const wanted = Number(digits);
  if (at < 0 || wanted < 2) return digits;
  const from = words.lastIndexOf(
    words.slice(0, at + 1).findLast((word) => spelledNumbers.get(word) === 2) ?? '',
  );
  const found = words.slice(from, from + rows).find((word) => spelledNumbers.get(word) === wanted);
  if (found === undefined) return digits;
  return /^\p{Lu}/u.test(standing) ? upperFirst(found) : found;
}

/** Names of units of time by language: singular and plural, by their seconds. */
const units: Readonly<Record<string, ReadonlyMap<number, readonly [one: string, many: string]>>> = {
  en: unitsOf('second seconds minute minutes hour hours day days week weeks month months year years'),
  de: unitsOf('Sekunde Sekunden Minute Minuten Stunde Stunden Tag Tage Woche Wochen Monat Monate Jahr Jahre'),
  fr: unitsOf('seconde secondes minute minutes heure heures jour jours semaine semaines mois mois an ans'),
  es: unitsOf('segundo segundos minuto minutos hora horas día días semana semanas mes meses año años'),
};

function unitsOf(words: string): ReadonlyMap<number, readonly [string, string]> {
  const list = words.split(' ');
  return new Map(
    [1, 60, 3600, 86_400, 604_800, 2_592_000, 31_536_000].map((seconds, at) => [
      seconds,
      [list[2 * at] ?? '', list[2 * at + 1] ?? ''],
    ]),
  );
}

/** A span of time in the words of a language; null where its unit is none in words. */
function inWordsOf(language: string, fresh: Amount): string | null {
  const unit = unitOf(fresh.text)?.trim() ?? '';
  if (fresh.kind !== 'time' || unit.length < 3) return null;
  const pair = units[language]?.get(amountOf(`1 ${unit}`));
  const count = numberIn(fresh.text);
  return pair && Number.isFinite(count) ? `${count} ${count === 1 ? pair[0] : pair[1]}` : null;
}

/** A unit in words for one or for several: "day" and "days". */
function numbered(unit: string, count: number): string {
  const word = unit.trim();
  for (const names of Object.values(units))
    for (const [one, many] of names.values())
      if (word === one || word === many) return unit.replace(word, count === 1 ? one : many);
  return unit;
}
