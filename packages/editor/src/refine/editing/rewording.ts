import { leadingKey } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { proseSpans } from '../target/prose.ts';
import { type Splice, splice } from './splice.ts';

/** A pattern and the words that take its place; `$1` and the like may stand in them. */
export type Rewording = readonly [pattern: RegExp, text: string];

/**
 * Carries out rewordings in the prose of a stretch of the draft; code, links and quotations stay. Requirements and keyed lines
 * stay too, since requirements read the same at every tone.
 */
export function reworded(draft: Draft, rewordings: readonly Rewording[], within?: Span): string {
  const fixed = draft.units.filter(
    (unit) =>
      unit.kind === 'quote' ||
      leadingKey(unit.text) !== null ||
      (/\b(?:MUST|SHALL|SHOULD|MAY)\b/u.test(unit.text) && unit.kind !== 'paragraph'),
  );
  const splices: Splice[] = [];
  for (const span of proseSpans(draft, within)) {
    if (fixed.some((unit) => span.start >= unit.start && span.end <= unit.end)) continue;
    const before = draft.text.slice(span.start, span.end);
    const after = rewordings.reduce(carriedOut, before);
    if (after !== before) splices.push({ ...span, text: raised(draft.text, span.start, before, after) });
  }
  return splice(draft.text, splices);
}

function carriedOut(prose: string, [pattern, text]: Rewording): string {
  return prose.replace(pattern, (...found: (string | number)[]) => {
    const groups = found.slice(
      0,
      found.findIndex((part) => typeof part === 'number'),
    );
    const fresh = text.replace(/\$(\d)/gu, (_, place: string) => String(groups[Number(place)] ?? ''));
    return inCaseOf(String(found[0]), fresh);
  });
}

function inCaseOf(old: string, fresh: string): string {
  return /^\p{Lu}(?!\p{Lu}+(?!\p{L}))/u.test(old) && !/^I['’ ]/u.test(old) ? upperFirst(fresh) : fresh;
}

/** Keeps the capital of a sentence whose first word was left out. */
function raised(text: string, start: number, before: string, after: string): string {
  const opens =
    /^\p{Lu}/u.test(before) &&
    /^\p{Ll}/u.test(after) &&
    !/[\p{L}\p{N}*_`]$/u.test(text.slice(Math.max(0, start - 1), start));
  return opens ? upperFirst(after) : after;
}
