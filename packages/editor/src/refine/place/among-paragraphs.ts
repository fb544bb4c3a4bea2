import { contentWords, shareOf } from '../../document/content-words.ts';
import type { Unit } from '../../document/units.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { findMessagePart } from '../target/message-parts.ts';

/** So many of its words a paragraph has to share with a sentence to go on with it. */
const LEAST = 2;

/**
 * The text with a sentence that belongs to no section: behind the paragraph's last that speaks of the same, where the text has no
 * sections; else before the words that take leave of a reader; else at the end.
 */
export function amongParagraphs(draft: Draft, sentence: string): string {
  const newline = lineBreakOf(draft.text);
  const isBare = draft.outline.sections.length === 0 && !sentence.includes('\n');
  const near = isBare ? nearest(draft, sentence) : null;
  if (near) return splice(draft.text, [{ start: near.end, end: near.end, text: ` ${sentence}` }]);
  const leave = isBare ? leaveOf(draft) : null;
  return leave === null
    ? `${draft.text.trimEnd()}${newline}${newline}${sentence}${newline}`
    : splice(draft.text, [{ start: leave, end: leave, text: `${sentence}${newline}${newline}` }]);
}

/** The paragraph of whole sentences that shares most words with a sentence. */
function nearest(draft: Draft, sentence: string): Unit | null {
  const wanted = [...new Set(contentWords(sentence))];
  const [best = null] = draft.units
    .filter(({ kind, text }) => kind === 'paragraph' && /[.!?]$/u.test(text.trim()))
    .map((unit) => ({ unit, held: sharedBy(contentWords(unit.text), wanted) }))
    .filter(({ unit, held }) => held >= LEAST && shareOf(wanted, new Set(contentWords(unit.text))) > 0.2)
    .toSorted((left, right) => right.held - left.held);
  return best?.unit ?? null;
}

function sharedBy(own: readonly string[], wanted: readonly string[]): number {
  return wanted.filter((word) => own.some((other) => areKin(word, other))).length;
}

/** Where a message takes leave, if it does so in its last paragraph. */
function leaveOf(draft: Draft): number | null {
  const last = draft.units.findLast(({ kind }) => kind === 'paragraph');
  const part = findMessagePart(draft, 'the sign-off') ?? findMessagePart(draft, 'the thank-you');
  return last && part && last.start <= part.start && part.start === last.start ? last.start : null;
}
