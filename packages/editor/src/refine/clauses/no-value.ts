import type { Draft } from '../draft.ts';
import type { Intent } from '../intent/intent.ts';
import { wholeWords } from '../target/phrase.ts';

/** "ISO 639-1", "RFC 3339", "SHA-256": the number of a standard is no value. */
export function isOfStandard({ operation, slots: { to = '' } }: Intent, clause: string): boolean {
  return (
    operation === 'set' &&
    /^\d/u.test(to) &&
    /(?<!\p{L})(?:ISO|RFC|DIN|EN|IEEE|UTF|SHA|MD|AES|E|TLS|HTTP|OAuth)[ /-]?$/u.test(
      clause.slice(0, Math.max(0, clause.indexOf(to))),
    )
  );
}

/** Whether an intent takes a number for the old one that stands nowhere: then it states two values, and none gives way to the other. */
export function replacesNothing({ slots: { from = '' } }: Intent, draft: Draft): boolean {
  const old = /\d[\d.,]*/u.exec(from)?.[0];
  return old !== undefined && !wholeWords(old, '').test(draft.text);
}
