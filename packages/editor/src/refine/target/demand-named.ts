import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { findTarget } from './find.ts';

/** Families of keys that requirements have. */
export const demands = /^N?FR$/u;

/** The key of the one requirement that a phrase means: by its key, or by words that it alone has; null where it means none, or several. */
export function demandNamed(draft: Draft, what: string): string | null {
  const [named, ...others] = keysIn(what);
  if (named && others.length === 0 && demands.test(named.family))
    return draft.items.some(({ key }) => key?.text === named.text) ? named.text : null;
  const among = draft.items.filter(({ key }) => key && demands.test(key.family));
  const target = findTarget(draft, what);
  const own = target && among.find(({ start, end }) => start <= target.start && target.end <= end);
  if (own?.key) return own.key.text;
  const wanted = wordsOf(what);
  const said = among.filter(({ text }) => {
    const held = wordsOf(text);
    return wanted.length > 0 && wanted.every((word) => held.includes(word));
  });
  const [only, another] = said;
  return only?.key && !another ? only.key.text : null;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
