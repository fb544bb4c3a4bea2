import type { Span } from '../../read/source.ts';

/** A day of the year, or a month alone, as a text names it. */
export interface CalendarDate extends Span {
  /** 1 to 12. */
  readonly month: number;
  /** Null where only the month is named. */
  readonly day: number | null;
}

/** Names of the months by language, January first. */
const names: Readonly<Record<string, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
    ' ',
  ),
};
const short = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthOf = new Map<string, number>([
  ...short.map((name, at): [string, number] => [name, at + 1]),
  ...Object.values(names).flatMap((row) =>
    row.map((name, at): [string, number] => [name.toLowerCase(), at + 1]),
  ),
]);
const full = Object.values(names).flat().join('|');
const named = `(?:${full}|${short.join('|')})`;
const dated = new RegExp(
  `(?<![\\p{L}\\p{N}.,:-])(?:(?<day>\\d{1,2})(?:st|nd|rd|th|er|[º°]|\\.)? (?:of |de )?(?<month>${named})(?!\\p{L})|(?<first>${named}) (?<second>\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:%]|[.,]\\d))`,
  'giu',
);
/** "May" and "march" are other words too, unless they have their capital. */
const alone = new RegExp(`(?<![\\p{L}\\p{N}])(?:${full})(?![\\p{L}\\p{N}])`, 'giu');
const ambiguous = /^(?:may|march|mars|mai)$/u;

/** The name of a month, 1 to 12, in a language; English where it is none of those served. */
export function monthNamed(month: number, language: string): string {
  return (names[language] ?? names['en'] ?? [])[month - 1] ?? '';
}

/** The days and months of a stretch of a text, in whichever language. */
export function datesIn(text: string, start: number, end: number): CalendarDate[] {
  const stretch = text.slice(start, end);
  const days = [...stretch.matchAll(dated)].map(({ 0: found, index, groups }): CalendarDate => {
    const month = groups?.['month'] ?? groups?.['first'] ?? '';
    return {
      start: start + index,
      end: start + index + found.length,
      month: monthOf.get(month.toLowerCase()) ?? 0,
      day: Number(groups?.['day'] ?? groups?.['second']),
    };
  });
  const months = [...stretch.matchAll(alone)]
    .filter(({ 0: found }) => !ambiguous.test(found))
    .map(
      ({ 0: found, index }): CalendarDate => ({
        start: start + index,
        end: start + index + found.length,
        month: monthOf.get(found.toLowerCase()) ?? 0,
        day: null,
      }),
    )
    .filter((one) => days.every((day) => one.end <= day.start || day.end <= one.start));
  return [...days, ...months];
}

/** A date as its place writes dates: the day before or behind the month, the month in the language and length of the place. */
export function dateInPlace(standing: string, fresh: CalendarDate, language: string): string {
  const written = /\p{L}{3,}/gu;
  const month = standing.match(written)?.at(-1) ?? '';
  const inFull = (names[language] ?? names['en'] ?? [])[fresh.month - 1] ?? '';
  const isShort = month.length === 3 && !/^(?:may|mai)$/iu.test(month);
  const name = isShort ? inFull.slice(0, 3) : inFull;
  if (fresh.day === null) return name;
  const day = String(fresh.day);
  if (/^\p{L}/u.test(standing)) return `${name} ${day}${ordinal(standing, fresh.day)}`;
  return standing
    .replace(/^\d{1,2}(?:st|nd|rd|th)?/u, `${day}${ordinal(standing, fresh.day)}`)
    .replace(month, name);
}

function ordinal(standing: string, day: number): string {
  if (!/\d(?:st|nd|rd|th)/iu.test(standing)) return '';
  if (day > 10 && day < 20) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
