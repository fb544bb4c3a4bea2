import { protect } from './protect.ts';
import type { Protected } from './source.ts';

/**
 * The protected spans of `source` that are nowhere in `output`, each text once, in order of appearance.
 * A span that begins or ends with a letter or digit counts only where it is not part of a longer word
 * or number: "5" is not preserved by "15".
 */
export function missingProtected(source: string, output: string): Protected[] {
  return missingSpans(protect(source), output);
}

/** `missingProtected` for a source whose protected spans are already known. */
export function missingSpans(spans: readonly Protected[], output: string): Protected[] {
  const seen = new Set<string>();
  return spans.filter((span) => {
    if (seen.has(span.text) || arrow.test(span.text)) return false;
    seen.add(span.text);
    return countWhole(output, span.text, 1) === 0;
  });
}

/** An arrow in prose says what follows what, which words say as well. */
const arrow = /^(?:[-=]{1,2}>|→|⇒)$/u;

/**
 * A character that what is protected may go on with. Letters beyond ASCII end it, for the rules of protection as well: in
 * 「24時間」 the number stands for itself.
 */
const WORD = /[A-Za-z0-9_]/u;

/** A number with a unit written out, which is kept where that is made the plural: "7 day". */
const WITH_UNIT = /\d[ -]?(?:second|minute|hour|day|week|month|year|byte|core)$/iu;

/** How often a text stands in another and is not part of a longer word or number there, up to `most` times. */
export function countWhole(output: string, wanted: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (let at = output.indexOf(wanted); at >= 0 && count < most; at = output.indexOf(wanted, at + 1)) {
    const before = WORD.test(wanted[0] ?? '') && WORD.test(output[at - 1] ?? ' ');
    const end = at + wanted.length;
    const after = WORD.test(wanted.at(-1) ?? '') && WORD.test(output[end] ?? ' ');
    if (!before && (!after || isMadePlural(output, end, wanted))) count += 1;
  }
  return count;
}

function isMadePlural(output: string, end: number, wanted: string): boolean {
  return output[end] === 's' && !WORD.test(output[end + 1] ?? ' ') && WITH_UNIT.test(wanted);
}
