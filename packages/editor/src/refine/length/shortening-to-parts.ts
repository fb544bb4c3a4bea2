import { read } from '../../read/read.ts';
import { piecesOf } from '../../summarize/pieces.ts';
import { weigh } from '../../summarize/worth.ts';
import { spelledNumbers } from '../claims/spelled-numbers.ts';
import { hasVerb } from '../clauses/statement.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed } from '../editing/removal.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { sentences } from '../target/ordinal.ts';
import { itemTargets } from '../target/parts.ts';
import type { Target } from '../target/target.ts';
import { namesTitle } from './shortening.ts';

/** So many sentences or list items that a part is to have at most. */
interface PartsWished {
  readonly count: number;
  readonly kind: 'sentence' | 'item';
}

const number = `(?:an?|one|two|three|four|five|six|\\d{1,2})`;
/** "One sentence", "max two bullets", for patterns over feedback in English. */
export const partCount = `(?:(?:max(?:imum|\\.)?|at most|no more than|only|just|not more than) )?${number} (?:(?:single|short|plain) )?(?:sentences?|bullets?(?: points?)?|points?|items?)(?![\\p{L}-])`;
const wished = new RegExp(
  `(?<count>${number}) (?:(?:single|short|plain) )?(?<kind>sentence|bullet|point|item)`,
  'iu',
);

/** How many sentences or items a wish leaves a part; null where it counts none. */
export function partsWished(wish: string): PartsWished | null {
  const { count = '', kind = '' } = wished.exec(wish)?.groups ?? {};
  if (count === '' || /\bfirst\b/iu.test(wish)) return null;
  const word = count.toLowerCase();
  const amount = /^(?:an?|one)$/u.test(word) ? 1 : (spelledNumbers.get(word) ?? Number(word));
  return { count: amount, kind: kind.toLowerCase() === 'sentence' ? 'sentence' : 'item' };
}

/** Leaves a part so many of its sentences, those that tell most, or its first items. Items with a key stay. */
export function toParts(draft: Draft, target: Target, { count, kind }: PartsWished): Outcome {
  const end = proseEnd(draft, target);
  const own = (kind === 'sentence' ? sentences(draft) : topItems(draft)).filter(
    (one) => one.start >= target.start && one.end <= end,
  );
  if (own.length === 0) return noEffect(draft, `${target.name} has no ${kind}s.`);
  if (own.length <= count)
    return noEffect(draft, `${target.name} has ${own.length} ${kind}${own.length > 1 ? 's' : ''} already.`);
  const telling = own.filter((one) => !namesTitle(draft, one));
  const left = telling.length > 0 ? telling : own;
  const kept = kind === 'sentence' ? mostTelling(draft, left, count) : left.slice(0, count);
  const rest = own.filter((one) => !kept.includes(one));
  if (rest.some((one) => draft.items.some((item) => item.start === one.start && item.key !== null)))
    return noEffect(draft, `Items of ${target.name} have keys that others cite; name the ones that can go.`);
  const text = rest.reduceRight((left, one) => removed(draftOf(left, draft.request), one), draft.text);
  return applied(draft, text, `Left ${target.name} ${kept.length} ${kind}${kept.length > 1 ? 's' : ''}.`);
}

/** Where the running text of a part ends: what stands under a label of its own, such as "**Out of scope**", is no part of it. */
function proseEnd(draft: Draft, target: Target): number {
  const end = target.section && target.kind === 'section' ? target.section.bodyEnd : target.end;
  const label = draft.units.find(
    (unit) =>
      unit.kind === 'paragraph' &&
      unit.start > target.start &&
      unit.start < end &&
      /^\*\*[^*\n]{2,60}\*\*$/u.test(draft.text.slice(unit.start, unit.end).trim()),
  );
  return label?.start ?? end;
}

/** What the sentence that opens a part is worth beside what it says: the others build on it. */
const OPENING = 0.8;

/** The sentences that a summary of them would take first, in their order. */
function mostTelling(draft: Draft, all: readonly Target[], count: number): Target[] {
  if (all.length <= count) return [...all];
  const places: number[] = [];
  let text = '';
  for (const one of all) {
    places.push(text.length);
    text += `${draft.text.slice(one.start, one.end)} `;
  }
  const source = { ...read(text), language: draft.language };
  const weighed = weigh(piecesOf(source), source);
  const worth = (at: number) =>
    Math.max(
      0,
      ...weighed.flatMap(({ piece, worth: own }) =>
        piece.start >= (places[at] ?? 0) && piece.start < (places[at + 1] ?? text.length) ? [own] : [],
      ),
    );
  const isWhole = (one: Target) => draft.language !== 'en' || hasVerb(draft.text.slice(one.start, one.end));
  const first = all.findIndex(isWhole);
  const ranked = all.map((one, at) => ({
    one,
    worth: worth(at) + (at === first ? OPENING : 0) - (isWhole(one) ? 0 : 1),
  }));
  const kept = ranked.toSorted((left, right) => right.worth - left.worth).slice(0, count);
  return all.filter((one) => kept.some((best) => best.one === one));
}

function topItems(draft: Draft): Target[] {
  return itemTargets(draft).filter((one) =>
    draft.items.some((item) => item.start === one.start && item.depth === 1),
  );
}
