import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { kindsNamed, type NodeKind } from '../reference/nouns.ts';
import { placeNamed } from '../relocation/place.ts';
import { describedPart, type Stated } from '../target/described.ts';
import { homeOf, keyOf } from '../target/keyed.ts';
import { withoutHedge } from '../target/phrase.ts';
import { partOf } from '../target/several.ts';
import type { Target } from '../target/target.ts';
import { wholeItem } from '../target/whole-item.ts';

/** Families of keys that the things of a kind have. */
const families: Readonly<Partial<Record<NodeKind, RegExp>>> = {
  requirement: /^(?:FR|NFR|REQ|BR)$/u,
  question: /^Q$/u,
  risk: /^(?:R|RISK)$/u,
  assumption: /^A$/u,
  test: /^(?:T|TC)$/u,
};

/** "Goals 2 and 3" are no one part. */
const several = /(?<!\p{L})\p{L}+s? \d{1,2},? (?:and|&|or) \d/iu;

/**
 * The one part of a draft that the words of a slot mean: what they name by its key, heading or place, else what says most of them,
 * where nothing else says nearly as much. Null where none does, or where more than one may be meant.
 *
 * @param place the words that say in which section it stands
 */
export function partMeant(draft: Draft, phrase: string, place?: string): Target | null {
  const words = withoutHedge(phrase.trim().replace(/[.,;:!]+$/u, ''));
  const home = place === undefined ? null : (placeNamed(draft, place)?.section ?? null);
  const [key, ...others] = keysIn(words);
  if (others.length > 0 || several.test(words)) return null;
  if (key) {
    const own = keyOf(draft, words);
    return own === null ? partOf(draft, words) : homeOf(draft, own);
  }
  const named = home ? partOf(draft, `${words} in ${home.title}`) : partOf(draft, words);
  if (named && named.kind !== 'sentence') return wholeItem(draft, named);
  const family = families[kindIn(words) ?? 'ticket'];
  const fits = ({ target, family: own }: Stated) =>
    (home === null || (target.start >= home.headingEnd && target.end <= home.end)) &&
    (family === undefined || family.test(own));
  return describedPart(draft, words, fits) ?? (named && wholeItem(draft, named));
}

/** The kind that the noun of a description names: "the risk about clocks", "the monthly restore requirement". */
function kindIn(words: string): NodeKind | null {
  const found = words
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.flatMap((word) => kindsNamed(word.replace(/s$/u, '')) ?? []);
  const [only, ...others] = new Set(found);
  return only !== undefined && others.length === 0 ? only : null;
}
