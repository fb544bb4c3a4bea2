import { upperFirst } from '../../first-letter.ts';
import { WISHING } from '../lexicon/clause.ts';
import { PLACEHOLDER } from '../projection.ts';
import { isCausedDeed } from './caused-deed.ts';

const WISHES = new RegExp(`^(?:${WISHING})`);

/** Whether what stands before a verb asks for its base, whatever its subject. */
export function asksForBase(before: readonly string[]): boolean {
  return (
    /^(?:have|let|make|help|watch|see)$/.test(before[0] ?? '') ||
    isCausedDeed(before, before.length) ||
    // a word in other type may wish as well
    before.some(
      (word, at) => word === 'that' && (WISHES.test(before[at - 1] ?? '') || before[at - 1] === PLACEHOLDER),
    )
  );
}

/** "If attributes is an empty map": a word in small letters and without an article may name a parameter. */
export function isBareName(before: readonly string[], told: string): boolean {
  const isBare = before.length === 1 || /^(?:if|when|unless|whether|while|where)$/.test(before.at(-2) ?? '');
  return isBare && NAMED_AS.test(told);
}

const NAMED_AS = /^is (?:not )?(?:an?|null|none|true|false|undefined|unset|required|optional)\b/i;

/** "Workers takes care of it": a plural with a capital elsewhere within a sentence, too, is what something is called. */
export function isNameElsewhere(before: readonly string[], prose: string): boolean {
  const [first = ''] = before;
  return (
    before.length === 1 &&
    /^\p{Ll}{3,}s$/u.test(first) &&
    new RegExp(`[\\p{Ll}\\d,] ${upperFirst(first)}(?![\\p{L}-])`, 'u').test(prose)
  );
}

/** "Using CSS, images and other assets is easy", "to know you is to love you": what is done is one thing, whatever it is done with. */
export function opensWithDeed(before: readonly string[]): boolean {
  const [first = ''] = before;
  return /^to$/i.test(first) || (/^[a-z]{2,}ing$/i.test(first) && !NO_DEED.test(first));
}

const NO_DEED =
  /^(?:(?:some|any|every|no)?thing|during|following|remaining|existing|missing|incoming|outgoing|pending|running)$/i;
