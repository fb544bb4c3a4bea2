import { contentWords } from '../../document/content-words.ts';
import { PRODUCT_NAMES } from '../../document/product-names.ts';
import { technologies } from '../../understand/parts/technologies.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../splice.ts';
import { wholeWords } from '../target/phrase.ts';
import { claimOf } from './claim.ts';
import { areKin } from './kin.ts';
import { matchesOf } from './matches.ts';

/** One product in the place of another, where a claim says the same of it. */
export interface NameChange {
  readonly splices: readonly Splice[];
  readonly old: string;
  readonly fresh: string;
}

const names = [...new Set([...technologies, ...PRODUCT_NAMES])];
/** Nearly all that is said has to be the same: a new fact about another thing names products too. */
const ENOUGH = 0.95;

/** Where the draft says of one product what a clause says of another; null where it does not. */
export function nameChange(draft: Draft, clause: string): NameChange | null {
  if (/\b(?:also|too|as well|additionally|auch|zusätzlich|aussi|también)\b/iu.test(clause)) return null;
  const claim = claimOf(clause);
  const [fresh, ...others] = namesIn(claim.text);
  if (fresh === undefined || others.length > 0) return null;
  const own = contentWords(fresh);
  const topic = claim.topic.filter((word) => !own.some((other) => areKin(word, other)));
  const best = matchesOf(draft, topic).find((match) => match.share >= ENOUGH && match.shared >= 2);
  if (!best) return null;
  const held = namesIn(draft.text.slice(best.start, best.end));
  const [old] = held;
  if (old === undefined || held.length > 1 || old === fresh) return null;
  const splices = [...draft.text.slice(best.start, best.end).matchAll(wholeWords(old, 'g'))].map((match) => ({
    start: best.start + match.index,
    end: best.start + match.index + match[0].length,
    text: fresh,
  }));
  return splices.length > 0 ? { splices, old, fresh } : null;
}

function namesIn(text: string): string[] {
  return names.filter((name) => /^\p{Lu}/u.test(name) && wholeWords(name, '').test(text));
}
