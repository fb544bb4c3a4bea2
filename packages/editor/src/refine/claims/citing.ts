import { contentWords, shareOf } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import { sentences } from '../target/ordinal.ts';
import { type Measure, measuresIn } from './measure.ts';
import { inPlaceOf, splicedValue } from './value-text.ts';

/**
 * The splices for what follows a requirement whose value changes: a line that cites its key and gives the same value says
 * the same of it, whatever its words.
 */
export function alsoWhereCited(draft: Draft, splices: readonly Splice[]): Splice[] {
  const found = splices.flatMap((one): Splice[] => {
    const key = draft.items.find((item) => item.key && item.start <= one.start && item.end >= one.end)?.key;
    const old = measuresIn(draft.text, one.start, one.end)[0] ?? null;
    return key && old
      ? [...whereCited(draft, key.text, old, one.text), ...whereRestated(draft, one, old)]
      : [];
  });
  const fresh = found.filter(
    (one, at) =>
      ![...splices, ...found.slice(0, at)].some((other) => one.start < other.end && other.start < one.end),
  );
  return [...splices, ...fresh];
}

/** So many of the words of a requirement stand in a sentence that says the same of it. */
const SAME = 0.8;
const FEWEST = 3;

/** Where the document says the requirement again without its key: in its summary, among its goals. */
function whereRestated(draft: Draft, { start, end, text }: Splice, old: Measure): Splice[] {
  const item = draft.items.find((one) => one.key && one.start <= start && one.end >= end);
  const said = wordsOf(item?.text ?? '');
  if (old.kind === 'count' || said.length < FEWEST) return [];
  return sentences(draft)
    .filter((one) => shareOf(said, new Set(wordsOf(draft.text.slice(one.start, one.end)))) >= SAME)
    .flatMap((one) => measuresIn(draft.text, one.start, one.end))
    .filter((one) => one.text === old.text && one.kind === old.kind)
    .map((one) => ({ start: one.start, end: one.end, text }));
}

function wordsOf(text: string): string[] {
  return contentWords(text.replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ')).filter(
    (word) => !/\d|^(?:must|should|shall|may|muss|müssen|soll|sollen|doit|doivent|debe|deben)$/u.test(word),
  );
}

/** The fresh value as a citing line writes it: "90 Tagen" where the requirement has "90 Tage". */
function likeOld(one: Measure, old: Measure, text: string): string {
  const [fresh] = one.text === old.text ? [] : measuresIn(text, 0, text.length);
  return fresh ? inPlaceOf(one, fresh) : text;
}

function whereCited(draft: Draft, key: string, old: Measure, text: string): Splice[] {
  return draft.units
    .filter((unit) => unit.kind !== 'heading' && keysIn(unit.text).some((one) => one.text === key))
    .flatMap((unit) => measuresIn(draft.text, unit.start, unit.end))
    .filter((one) => one.amount === old.amount && one.kind === old.kind && old.kind !== 'count')
    .map((one) => splicedValue(draft.text, one, likeOld(one, old, text)));
}
