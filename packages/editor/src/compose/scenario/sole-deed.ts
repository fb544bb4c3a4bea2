import type { Parts } from './parts.ts';
import { isListComma } from './split.ts';

/**
 * What a demand asks for as one deed, without what is said beside it: "be put on the next tour" of "…, above 90% on today's". Null where a comma or bracket
 * is left that parts something else than the members of a list. English.
 */
export function soleDeed({
  whole,
  action,
  ability,
}: Pick<Parts, 'whole' | 'action' | 'ability'>): string | null {
  if (!hasAside(whole)) return whole;
  const core = ability ?? action;
  return hasAside(core) ? null : core;
}

function hasAside(deed: string): boolean {
  return [...deed.matchAll(aside)].some(({ index }) => !isListComma(deed.slice(index)));
}

const aside = /,(?!\d)|[;()–—]|:(?!\d)|\s-\s/gu;
