import { spelledNumbers } from './claims/spelled-numbers.ts';
import { type Draft, draftOf } from './draft.ts';
import { applied, noEffect, type Outcome } from './instruction.ts';
import { removed } from './removal.ts';
import { namesTitle } from './shortening.ts';
import { sentences } from './target/ordinal.ts';
import { itemTargets } from './target/parts.ts';
import type { Target } from './target/target.ts';

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

/** Leaves a part so many of its sentences or items, the first ones that tell something. Items with a key stay. */
export function toParts(draft: Draft, target: Target, { count, kind }: PartsWished): Outcome {
  const end = target.section && target.kind === 'section' ? target.section.bodyEnd : target.end;
  const own = (kind === 'sentence' ? sentences(draft) : topItems(draft)).filter(
    (one) => one.start >= target.start && one.end <= end,
  );
  if (own.length === 0) return noEffect(draft, `${target.name} has no ${kind}s.`);
  const telling = own.filter((one) => !namesTitle(draft, one));
  const kept = (telling.length > 0 ? telling : own).slice(0, count);
  const rest = own.filter((one) => !kept.includes(one));
  if (rest.some((one) => draft.items.some((item) => item.start === one.start && item.key !== null)))
    return noEffect(draft, `Items of ${target.name} have keys that others cite; name the ones that can go.`);
  const text = rest.reduceRight((left, one) => removed(draftOf(left, draft.request), one), draft.text);
  return applied(draft, text, `Left ${target.name} ${kept.length} ${kind}${kept.length > 1 ? 's' : ''}.`);
}

function topItems(draft: Draft): Target[] {
  return itemTargets(draft).filter((one) =>
    draft.items.some((item) => item.start === one.start && item.depth === 1),
  );
}
