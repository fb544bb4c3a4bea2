import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import type { AnswerRow } from '../endpoints/operations.ts';

/** What a status means in general; null where the document has no words for it. */
export function generalMeaning(draft: Draft, code: string): string | null {
  const words = phrasesOf(draft.language);
  return (
    {
      400: words.status400,
      401: words.status401,
      403: words.status403,
      409: words.status409,
      429: words.status429,
    }[code] ?? null
  );
}

/** A case beside the one that the row tells; what it means in general gives way. */
export function joined(draft: Draft, row: AnswerRow | undefined, meaning: string): string {
  const old = row ? draft.text.slice(row.meaning.start, row.meaning.end) : '';
  const words = phrasesOf(draft.language);
  const general = [
    words.status400,
    words.status401,
    words.status403,
    words.status404,
    words.status409,
    words.status429,
  ].map(
    (one) =>
      new RegExp(`^${fill(one, { resource: '\u0000' }).split('\u0000').map(literal).join('.{1,60}')}$`, 'u'),
  );
  if (old === '' || /^[–-]$/u.test(old) || general.some((one) => one.test(old))) return meaning;
  return old.includes(meaning) ? old : `${old} ${meaning}`;
}
