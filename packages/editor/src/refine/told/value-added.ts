import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { sentences } from '../target/ordinal.ts';
import { holds } from './demand-meant.ts';

/** What says that a value is to hold beside those that do; "also" that opens a sentence only joins it to the one before. */
export const besides =
  /(?<!\p{L})(?:as well(?! as)|in addition|additionally|besides|on top|ebenfalls|zusätzlich|également|en plus|también|además|anche|inoltre|também|ook|też|również)(?!\p{L})|(?<!\p{L})(?:can|may|must|should|could|shall|would|is|are|be) also(?!\p{L})|(?<=\p{L} )(?:auch|aussi)(?!\p{L})|\p{L} too[.!]*$/iu;
/** What sets a value against another is no addition. */
const instead =
  /(?<!\p{L})(?:instead|rather|not|no longer|any ?more|now|change|replace|from|nicht|statt|pas|au lieu|en vez|non|invece)(?!\p{L})|n['’]t(?!\p{L})/iu;
const number = '\\d[\\d.,]*(?<![.,])';
const value = new RegExp(`(?<![\\p{L}\\p{N}.,])(?<digits>${number})[ -]?(?<unit>\\p{L}{1,14}|%)`, 'giu');
/** "60 or 90 minutes", "5, 10 and 20 EUR": values of one unit side by side. */
const series = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<head>${number}(?:, ${number})*),? (?<joint>or|and|oder|und|ou|et|o|y|e|of|en|lub|i) (?<last>${number})(?<gap>[ -]?)(?<unit>\\p{L}{1,14}|%)(?![\\p{L}\\p{N}])`,
  'giu',
);
const LONGEST = 160;

/**
 * The change by which a value holds beside others of a series ("bookings of 120 minutes should be possible as well", where the document
 * has "60 or 90 minutes"): it stands among them, in the order of their numbers, wherever the document gives the series. Null where no
 * series of its unit, or more than one, is spoken of.
 */
export const valueAdded = oncePerDraft((words: string, draft: Draft): Change | null => {
  if (splicesFor(words, draft) === null) return null;
  return (now) => {
    const { text, splices } = splicesFor(words, now) ?? { text: '', splices: [] };
    return applied(
      now,
      splice(now.text, splices),
      `Added ${text} in ${splices.length} place${splices.length === 1 ? '' : 's'}.`,
    );
  };
});

function splicesFor(
  words: string,
  draft: Draft,
): { readonly text: string; readonly splices: Splice[] } | null {
  const said = framed(words).words;
  if (said.length > LONGEST || !besides.test(said) || instead.test(said)) return null;
  const [given, ...others] = [...said.matchAll(value)];
  const { digits, unit } = given?.groups ?? {};
  if (digits === undefined || unit === undefined || others.length > 0) return null;
  const topic = contentWords(said.replace(given?.[0] ?? '', ' '));
  const found = sentences(draft).flatMap(({ start, end }) => {
    const sentence = draft.text.slice(start, end);
    const isOfIt = topic.some(holds(contentWords(sentence)));
    return [...sentence.matchAll(series)].flatMap((match) =>
      sameUnit(match.groups?.['unit'] ?? '', unit) ? [{ match, at: start + match.index, isOfIt }] : [],
    );
  });
  const meant = new Set(found.filter((one) => one.isOfIt).map(({ match }) => match[0]));
  const [only, ...more] = meant;
  if (only === undefined || more.length > 0) return null;
  const splices = found
    .filter(({ match }) => match[0] === only)
    .map(({ match, at }) => ({ start: at, end: at + match[0].length, text: withValue(match, digits) }));
  return splices.every(({ text }) => text !== only) ? { text: given?.[0] ?? digits, splices } : null;
}

const sameUnit = (one: string, other: string) =>
  one.toLowerCase().replace(/s$/u, '') === other.toLowerCase().replace(/s$/u, '');

/** A series with one more number among its own, each written as it was. */
function withValue({ 0: whole, groups = {} }: RegExpExecArray, digits: string): string {
  const { head = '', joint = '', last = '', gap = '', unit = '' } = groups;
  const all = [...head.split(', '), last];
  const amount = (text: string) => Number(text.replace(/,(?=\d{3}(?!\d))/gu, ''));
  if (all.some((one) => amount(one) === amount(digits))) return whole;
  const sorted = all.every((one, at) => at === 0 || amount(one) > amount(all[at - 1] ?? one))
    ? [...all, digits].toSorted((left, right) => amount(left) - amount(right))
    : [...all, digits];
  return `${sorted.slice(0, -1).join(', ')} ${joint} ${sorted.at(-1)}${gap}${unit}`;
}
