import { isPersonName } from '../../correct/spelling/person-names.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { knownText, shareHeld } from './subjects.ts';

/** A name: a capital within a sentence, or one that stands within a word. */
const within = /(?<=[\p{Ll}\p{N},;:(] ?[("'“„]?)\p{Lu}[\p{L}\p{N}]{2,}/gu;

/** The names of things that a draft speaks of, none of people. */
const namesIn = readOnce(
  ({ text, request }: Draft): ReadonlySet<string> =>
    new Set(
      (`${text}\n${request.originalInput}`.match(within) ?? []).filter(
        (one) => !isPersonName(one) && !/^(?:MUST|SHOULD|MAY|NOT|When|Then|Given)$/u.test(one),
      ),
    ),
);

/** So much of what a clause speaks of has to be known beside the name. */
const KNOWN = 0.5;

/** "New category: food": one more of a kind. */
const oneMore = /^(?:an? )?(?:new|another|further|additional|one more) (?<kind>\p{L}{3,30}?)s?\s?[:–-]\s/iu;

/**
 * Whether a clause names a thing that the draft speaks of by that name, and half of what it says is known there; or gives one more of
 * a kind that the draft speaks of.
 */
export function namesThing(clause: string, draft: Draft): boolean {
  const kind = oneMore.exec(clause.trim())?.groups?.['kind'];
  if (kind !== undefined && knownText(draft).includes(kind.toLowerCase())) return true;
  const names = namesIn(draft);
  const named = (clause.match(/\p{Lu}[\p{L}\p{N}]{2,}/gu) ?? []).some((one) => names.has(one));
  return named && shareHeld(clause, knownText(draft)) >= KNOWN;
}
