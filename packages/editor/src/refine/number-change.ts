import { visit } from 'unist-util-visit';
import { contentWords } from '../document/content-words.ts';
import { endOf, startOf } from '../document/outline.ts';
import { literal } from '../read/literal.ts';
import type { Span } from '../read/source.ts';
import type { Draft } from './draft.ts';
import type { Splice } from './splice.ts';
import { bare, unquoted } from './target/phrase.ts';
import { amountOf, unitKindOf, type Value, valuesIn } from './values.ts';

/** The splices that change a value and a message that names it. */
export interface ValueChange {
  readonly splices: readonly Splice[];
  readonly message: string;
}

/** Where a change leads: a value that grows, one that shrinks, or either. */
export type Direction = 'up' | 'down' | null;

/** What is to get which value. */
export interface ValueWish {
  /** The thing, in the words of the feedback. */
  readonly what: string;
  readonly fresh: string;
  /** The value it has now, where the feedback says so. */
  readonly from: string | undefined;
  /** Where to look; the whole draft where null. */
  readonly place: Span | null;
  readonly direction: Direction;
}

/** Words for how much of a thing there is, which the document may leave unsaid. */
const ofMeasure = new Set(
  contentWords(
    'value number amount size count length period duration max maximum min minimum total size limit time',
  ),
);

/** A number, a date or a version, with its unit: what else has a digit in it is no value. */
const isValue =
  /^(?:(?:at (?:most|least)|about|exactly|only|[€$£~≈<>≤≥]) ?)?v?\d[\d.,:/-]*(?: ?[\p{L}%°µ][\p{L}%°µ/]*){0,5}$/u;

/**
 * Finds the value that the draft gives to something and puts another in its place: in the line that speaks most of
 * it, next to its words, of the same kind of unit; where code gives the same number to a name of the same words, there too.
 */
export function numberChange(draft: Draft, wish: ValueWish): ValueChange | null {
  const { what, fresh, from, place, direction } = wish;
  if (!isValue.test(fresh)) return null;
  const old = from === undefined ? null : unquoted(from);
  const named = contentWords(bare(what).replace(/\b[A-Z]{1,8}-\d{1,6}\b/gu, ''));
  const telling = named.filter((word) => !ofMeasure.has(word));
  const wanted =
    telling.length > 0 ? telling : named.filter((word) => !/^(?:valu|number|amount)$/u.test(word));
  if (wanted.length === 0 && old === null && place === null) return null;
  const kind = unitKindOf(fresh);
  const fits = (value: Value) =>
    (old === null ? value.kind === kind || kind === 'count' : sameValue(value.text, old)) &&
    goes(direction, value.text, fresh) &&
    (telling.length > 0 ||
      !/^\d[\d.,]* \p{L}/u.test(fresh) ||
      kind !== 'count' ||
      countsTheSame(draft, value, fresh));
  const scored = draft.units
    .filter((unit) => !place || (unit.start >= place.start && unit.end <= place.end))
    .flatMap((unit) => {
      const share = shareOfLine(wanted, unit.text);
      const values =
        share < (old === null ? 0.6 : 0.3) ? [] : valuesIn(draft.text, unit.start, unit.end).filter(fits);
      const near = nearest(values, draft.text.slice(unit.start, unit.end).toLowerCase(), unit.start, wanted);
      // "when 30 min have passed, it expires after 30 min" gives one value twice
      return values
        .filter((value) => value.text === near?.text && (value === near || near.kind !== 'count'))
        .map((value) => ({ near: value, share }));
    });
  const best = Math.max(0, ...scored.map((one) => one.share));
  const near = scored.filter((one) => one.share === best).map((one) => one.near);
  const found = near.length > 0 || old === null ? near : onlyOnes(draft, place, fits);
  const [first] = found;
  if (!first) return rateChange(draft, fresh, place);
  const amount = withoutRate(fresh, draft.text.slice(first.start, first.end + 40));
  const text = /^\d[\d.,]*$/u.test(amount) ? amount + first.text.replace(/^\d[\d.,]*/u, '') : amount;
  const isEvery = /^(?:all|every|each)\b/iu.test(what.trim());
  const same = found
    .filter((value) => isEvery || value.text === first.text)
    .map((value) => ({
      start: value.start,
      end: value.end,
      text: withoutUnitOf(text, draft.text.slice(value.end, value.end + 40)),
    }));
  const splices = [...same, ...inCode(draft, wanted, first.text, text)];
  return {
    splices,
    message: `Changed ${first.text} to ${text} in ${splices.length} place${splices.length > 1 ? 's' : ''}.`,
  };
}

/** Whether a value of a line that only a key names counts what the fresh one counts: "3 points" is no "criterion 3". */
function countsTheSame(draft: Draft, value: Value, fresh: string): boolean {
  return sameStart(fresh.replace(/^[\d.,]+/u, ''), draft.text.slice(value.end, value.end + 40));
}

/** The values that fit wherever they stand, if they are all the same. */
function onlyOnes(draft: Draft, place: Span | null, fits: (value: Value) => boolean): Value[] {
  const all = draft.units
    .filter(
      (unit) => unit.kind !== 'heading' && (!place || (unit.start >= place.start && unit.end <= place.end)),
    )
    .flatMap((unit) => valuesIn(draft.text, unit.start, unit.end).filter(fits));
  const counted = (value: Value) =>
    value.kind === 'count' ? /^\s?\p{L}+/u.exec(draft.text.slice(value.end, value.end + 30))?.[0] : '';
  return new Set(all.map((value) => `${value.text}${counted(value)}`)).size === 1 ? all : [];
}

/** A rate ("100 requests per minute") takes the place of the only other one in the draft that counts the same. */
function rateChange(draft: Draft, fresh: string, place: Span | null): ValueChange | null {
  const [, number, unit] =
    /^(\d[\d.,]*)\s(\p{L}+ (?:per|an?|each|every|pro|par|por) \p{L}+)$/u.exec(fresh) ?? [];
  if (number === undefined || unit === undefined) return null;
  const [thing = '', time = ''] = unit.split(/ (?:per|an?|each|every|pro|par|por) /u);
  const rate = new RegExp(
    `(?<![\\p{L}\\p{N}.,])\\d[\\d.,]*(?=\\s${literal(thing)}(?:\\s?/\\s?|\\s(?:per|an?|each|every|pro|par|por)\\s)${shortTime(time)})`,
    'giu',
  );
  const stretch = draft.text.slice(place?.start ?? 0, place?.end ?? draft.text.length);
  const found = [...stretch.matchAll(rate)];
  const old = found[0]?.[0];
  if (old === undefined || found.some((match) => match[0] !== old)) return null;
  return {
    splices: found.map((match) => {
      const start = (place?.start ?? 0) + match.index;
      return { start, end: start + old.length, text: number };
    }),
    message: `Changed ${old} to ${number} ${unit}.`,
  };
}

/** A pattern for a unit of time as it is written out or cut short: "minute", "min". */
function shortTime(time: string): string {
  const short = { second: 's(?:ec)?', minute: 'min', hour: 'hr?', day: 'd' }[
    time.toLowerCase().replace(/s$/u, '')
  ];
  return short === undefined ? literal(time) : `(?:${literal(time)}|${short})(?!\\p{L})`;
}

/** A value without its last words where the text has them already: "5 times" in the place of the 3 of "3 times". */
function withoutUnitOf(value: string, after: string): string {
  const unit = /^\d[\d.,]*(\s?\p{L}.*)$/u.exec(value)?.[1];
  return unit !== undefined && sameStart(unit, after) ? value.slice(0, -unit.length) : value;
}

const each = '(?:per|an?|each|every|pro|par|por)';
const rated = new RegExp(`^(?<number>\\d[\\d.,]*)\\s${each}\\s(?<time>\\p{L}+)$`, 'iu');

/** "300 per minute" as "300" where what stands is "600 requests per minute". */
function withoutRate(fresh: string, standing: string): string {
  const { number, time } = rated.exec(fresh)?.groups ?? {};
  const isSaid =
    time !== undefined &&
    new RegExp(`^\\d[\\d.,]*(?:\\s\\p{L}+)?\\s${each}\\s${literal(time)}`, 'iu').test(standing);
  return isSaid ? (number ?? fresh) : fresh;
}

function sameStart(left: string, right: string): boolean {
  const first = (text: string) => /^\p{L}+/u.exec(text.trim().toLowerCase())?.[0];
  return first(left) !== undefined && first(left) === first(right);
}

/** Numbers that code gives to a name made of the same words: `const requestTimeout = 30;` */
function inCode(draft: Draft, wanted: readonly string[], old: string, fresh: string): Splice[] {
  const digits = /^\d[\d.,]*/u.exec(old)?.[0];
  const fresher = /^\d[\d.,]*/u.exec(fresh)?.[0];
  const splices: Splice[] = [];
  if (digits === undefined || fresher === undefined || wanted.length === 0) return splices;
  visit(draft.outline.tree, 'code', (node) => {
    const start = startOf(node);
    for (const match of draft.text
      .slice(start, endOf(node))
      .matchAll(/([\p{L}_][\p{L}\p{N}_-]{1,60})["']?\s{0,4}[:=]\s{0,4}(\d[\d.,_]{0,20})(?![\p{L}\p{N}])/gu)) {
      const number = (match[2] ?? '').replace(/[.,]$/u, '');
      const name = (match[1] ?? '').toLowerCase();
      if (number !== digits || !wanted.every((word) => name.includes(word))) continue;
      const at = start + match.index + match[0].lastIndexOf(match[2] ?? '');
      splices.push({ start: at, end: at + number.length, text: fresher });
    }
  });
  return splices;
}

/** Share of the wanted words that a line has; "timeout" also counts where the line has "times out". */
function shareOfLine(wanted: readonly string[], line: string): number {
  if (wanted.length === 0) return 1;
  const held = new Set(contentWords(line));
  const has = (word: string) => held.has(word) || (word.length > 5 && standsOpen(word, line));
  return wanted.filter(has).length / wanted.length;
}

function standsOpen(word: string, line: string): boolean {
  for (let at = 3; at <= word.length - 3; at += 1) {
    if (new RegExp(`\\b${word.slice(0, at)}(?:s|d|ed)?[ -]${word.slice(at)}`, 'iu').test(line)) return true;
  }
  return false;
}

/** Of several values of a line, the one that stands closest to the words asked for. */
function nearest(
  values: readonly Value[],
  line: string,
  offset: number,
  wanted: readonly string[],
): Value | undefined {
  const places = wanted.map((word) => line.indexOf(word)).filter((place) => place >= 0);
  const centre = places.length > 0 ? Math.max(...places) : 0;
  return values.toSorted(
    (left, right) => Math.abs(left.start - offset - centre) - Math.abs(right.start - offset - centre),
  )[0];
}

/** Whether a change from one value to another goes the way it was asked to. */
function goes(direction: Direction, old: string, fresh: string): boolean {
  if (direction === null) return true;
  const [before, after] = [
    amountOf(old),
    amountOf(/[^\d.,]/u.test(fresh) ? fresh : fresh + old.replace(/^[\d.,]+/u, '')),
  ];
  return direction === 'up' ? after > before : after < before;
}

/** Whether a value is the one named, with or without its unit. */
function sameValue(value: string, named: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, '');
  return (
    plain(value) === plain(named) || (/^[\d.,]+$/u.test(named) && /^[\d.,]+/u.exec(value)?.[0] === named)
  );
}
