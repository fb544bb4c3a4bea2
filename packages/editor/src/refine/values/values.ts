/** What a value measures; two values of one kind can take each other's place. */
export type UnitKind = 'time' | 'clock' | 'size' | 'share' | 'date' | 'version' | 'money' | 'count';

/** A value in a text with its place. */
export interface Value {
  readonly text: string;
  readonly kind: UnitKind;
  readonly start: number;
  readonly end: number;
}

/** "15 de septiembre", "1er mars": a day in the languages whose months English does not share. */
const foreignDate = String.raw`\d{1,2}(?:er|[.º°])?(?: de)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?!\p{L})(?:(?: de)? \d{4}(?!\d))?`;

const units: readonly [UnitKind, RegExp][] = [
  ['clock', /^\d{1,2}:\d{2}|^\d{1,2}\s?[ap]m(?!\p{L})/iu],
  [
    'date',
    /^\d{4}-\d{2}-\d{2}|^\d{1,2}(?:st|nd|rd|th|\.)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mär|Mai|Okt|Dez)|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.? \d|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/u,
  ],
  ['date', new RegExp(`^${foreignDate}`, 'u')],
  ['time', /^[\d.,]+\s?(?:毫秒|秒|分钟|分間?|小时|時間|天|日間|日|周|週間|个月|か月|ヶ月|年)/u],
  ['version', /^v\d|^\d+\.\d+\.\d+/iu],
  ['share', /^[\d.,]+\s?(?:%|percent|prozent|por ciento|pour cent)/iu],
  [
    'time',
    /^[\d.,]+[\s-]?(?:ms|s|sec(?:ond)?s?|min(?:ute)?s?|h|hours?|hrs?|days?|d|weeks?|months?|years?|millisekunden|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|secondes?|heures?|jours?|semaines?|mois|ans?|segundos?|minutos?|horas?|días?|dias?|semanas?|meses|años?|anos?|secondi|minuti|ore|ora|giorn[io]|settiman[ae]|mesi|ann[io]|seconden|minuten|uur|uren|dagen|weken|maanden|jaren|sekund[ay]?|minut[ay]?|godzin[ay]?|dni|tygodni[ae]?|miesi[ąę]c[ey]?|lat|mins|secs)(?![\p{L}])/iu,
  ],
  ['size', /^[\d.,]+\s?(?:b|bytes?|[kmgt]i?b|bits?|px|cores?|cpus?)(?![\p{L}])/iu],
  ['money', /^[€$£]\s?\d|^[\d.,]+\s?(?:€|\$|£|eur|usd|euros?|dollars?)/iu],
];

const value = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}_.-])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))(?:\d{4}-\d{2}-\d{2}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?![\p{L}\p{N}:])(?:,? \d{4}(?!\d))?|\d{1,2}(?:st|nd|rd|th|\.)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mär|Mai|Okt|Dez)\p{Ll}{0,6}(?![\p{L}\p{N}])|${foreignDate}|\d{1,2}:\d{2}(?:\s?[ap]m(?!\p{L}))?(?!\d)|\d{1,2}\s?[ap]m(?!\p{L})|\d[\d.,]*\s?(?:毫秒|秒|分钟|分間?|小时|時間|天|日間|周|週間|个月|か月|ヶ月|次|回|台|件|人|个|個|名|份)|v\d+(?:\.\d+){0,3}|\d+\.\d+\.\d+|[€$£]\s?\d{1,20}(?:[.,]\d{1,20}){0,4}|\d{1,20}(?:[.,]\d{1,20}){0,4}(?:[ -]?(?:%|‰|[\p{L}µ]{1,14}(?:/[\p{L}]{1,6})?)(?![\p{L}\p{N}]))?)`,
  'gu',
);

/** Words that may follow a number without being its unit. */
const noUnit =
  /[ -](?:and|or|to|in|of|for|is|are|was|as|at|on|by|from|per|with|the|an?|und|oder|et|ou|y|o|when|then|if|but|before|after|within|until)$/iu;

/** The values of a stretch of a text. */
export function valuesIn(text: string, start: number, end: number): Value[] {
  return [...text.slice(start, end).matchAll(value)].map((match) => {
    const found = match[0].replace(noUnit, '').replace(/[.,]+$/u, '');
    const kind = unitKindOf(found);
    const bareNumber = kind === 'count' ? found.replace(/[ -]\p{L}.*$/u, '') : found;
    return {
      text: bareNumber,
      kind,
      start: start + match.index,
      end: start + match.index + bareNumber.length,
    };
  });
}

/** What a value measures, by its form and unit. */
export function unitKindOf(text: string): UnitKind {
  return units.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? 'count';
}

const factors: readonly (readonly [RegExp, number])[] = [
  [/^ms|^milli/iu, 0.001],
  [/^min/iu, 60],
  [/^(?:h|hours?|hrs?|stunden?|heures?|horas?)$/iu, 3600],
  [/^(?:d|days?|tagen?|jours?|días?)$/iu, 86_400],
  [/^(?:weeks?|wochen?|semaines?|semanas?)$/iu, 604_800],
  [/^(?:months?|monaten?|mois|mes(?:es)?)$/iu, 2_592_000],
  [/^(?:years?|jahren?|ans?|años?)$/iu, 31_536_000],
  [/^毫秒/u, 0.001],
  [/^分/u, 60],
  [/^(?:小时|時間)/u, 3600],
  [/^(?:天|日)/u, 86_400],
  [/^(?:周|週)/u, 604_800],
  [/^ki?b/iu, 1e3],
  [/^mi?b/iu, 1e6],
  [/^gi?b/iu, 1e9],
  [/^ti?b/iu, 1e12],
];

/** How much a value is, in the base unit of its kind, to compare two values of one kind. */
export function amountOf(text: string): number {
  const clock = /^(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s?(?<half>[ap])m)?/iu.exec(text.trim())?.groups;
  if (clock) return minutesOf(clock);
  const number = Number.parseFloat(text.replace(/^\D+/u, '').replaceAll(',', ''));
  const unit = text.replace(/^[^\p{L}%]+/u, '');
  return number * (factors.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
}

/** A time of day in minutes. */
function minutesOf({ hour, minute, half }: Readonly<Record<string, string | undefined>>): number {
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours * 60 + Number(minute);
}
