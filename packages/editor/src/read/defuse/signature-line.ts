import type { Hide } from './hide.ts';

/** The dashes above a signature (RFC 3676, 4.3), right under what is said and with a few short lines to the end. */
const SIGNATURE = /(?<=[^\s#>-][^\n]*\n)-- ?(?=\n(?:[^\n]{1,80}(?:\n|$)){1,6}\s*$)/;
/** Several lines above it, or the end of a sentence: no title that is underlined. */
const SAID = /\n[^\n]+\n$|[.!?)]\s*\n$/;

/** A mail without a blank line before its signature would be one long heading. */
export function hideSignatureLine(text: string, hide: Hide): string {
  const match = SIGNATURE.exec(text);
  if (match === null || !SAID.test(text.slice(Math.max(0, match.index - 500), match.index))) return text;
  const end = match.index + match[0].length;
  return (
    text.slice(0, match.index) + hide(match[0].trimEnd()) + text.slice(match.index + 2, end) + text.slice(end)
  );
}
