import type { Format } from '@faircopy/contract';
import { settlesChoice, settlesOrUses } from '../understand/choice.ts';
import { anyModal } from '../understand/clause/modals.ts';
import { presentClause } from '../understand/clause/present.ts';
import type { Statement } from '../understand/statement.ts';

/** Formats that number demands beside what is decided. */
const listing: ReadonlySet<Format> = new Set(['Technical Spec', 'RFC']);

/** Who decides, and what only points at what was decided. */
const ofWriters =
  /^(?:we|i|it|this|that|they|there|he|she|everybody|everyone|nobody|somebody|someone|who|what|the (?:team|board|group|meeting|decision|plan|idea|project|budget|deadline)|[\p{L} -]{2,30}:)(?!\p{L})/iu;

/** "We use Postgres over Mongo": what is chosen for something else. */
const weighs =
  / (?:instead of|rather than) |(?<!\p{L})(?:use|prefer|choose|take|pick|go with|favou?r)s? [^,;:]{2,40} over /iu;

/** Deeds of people who run a project, and being so. */
const ofProject =
  /^(?:be (?!able)|have |need |want |use |own |decide|start|pay|buy|hire|meet|approve|take over|hand over|write|prepare|stay|remain|keep using|go (?:with|for)|cost)/iu;

/**
 * "Agreed: the clinic's system sends the reminder 21 days before": a decision that says what a part of the product does. It is one of the
 * demands as well, so that it is numbered and tested. English.
 */
export function bindsAsDecision({ kind, masked }: Statement, language: string, format: Format): boolean {
  const text = masked.text.replace(/[.!]+$/u, '');
  if (kind !== 'decision' || language !== 'en' || !listing.has(format)) return false;
  if (ofWriters.test(text) || settlesChoice(text) || settlesOrUses(text) || weighs.test(text)) return false;
  const told = presentClause(text);
  return told === null ? bindsByModal(text) : !ofProject.test(told.action);
}

/** Somebody or something, and what it can, must or may. */
function bindsByModal(text: string): boolean {
  const opening = text.slice(0, longestSubject);
  return (
    /^\p{L}/u.test(text) && (anyModal.test(opening) || / (?:can|may|cannot|can['’]t) \p{Ll}/u.test(opening))
  );
}

/** Characters within which the word that binds stands. */
const longestSubject = 60;
