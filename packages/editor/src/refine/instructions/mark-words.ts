import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { findOrdinal } from '../target/ordinal.ts';
import { bare, isQuoted, unquoted, wholeWords } from '../target/phrase.ts';
import { proseSpans } from '../target/prose.ts';
import type { Target } from '../target/target.ts';

const patterns = [
  /^(?:make|set|put|format|mark|show|style|write) (?<what>.{1,200}?) (?:in |as )?(?<mark>bold|italics?|code|monospace|strikethrough)(?: (?:font|text|format(?:ting)?))?$/iu,
  /^(?:put|use|set) (?<mark>bold|italics?|code|monospace)(?: (?:font|text|style|marks?|format(?:ting)?))? (?:around|for|on) (?<what>.{1,200})$/iu,
  /^(?<mark>bold|italici[sz]e|emphasi[sz]e|highlight) (?<what>.{1,200})$/iu,
];

/** Sets words bold, in italics or as code. */
export const markWords: Instruction = {
  meta: {
    id: 'mark-words',
    does: 'Sets words in bold, italics, strikethrough or code wherever the prose has them.',
    examples: ['make "must not" bold', 'put retry_count in code', 'italicize Faircopy'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { what, mark } = pattern.exec(clause)?.groups ?? {};
      if (what === undefined || mark === undefined) continue;
      const words = isQuoted(what) ? unquoted(what) : bare(what);
      const sign = /^(?:bold|highlight)/iu.test(mark)
        ? '**'
        : /^(?:code|mono)/iu.test(mark)
          ? '`'
          : /^strike/iu.test(mark)
            ? '~~'
            : '*';
      const isThere = draft.text.toLowerCase().includes(words.toLowerCase());
      const target = isThere ? null : findOrdinal(draft, what);
      if (target)
        return (now) =>
          applied(now, splice(now.text, marked(now.text, target, sign)), `Marked ${target.name}.`);
      if (!isThere) continue;
      return (now) => {
        const splices = proseSpans(now).flatMap((span): Splice[] => {
          const found = now.text.slice(span.start, span.end).matchAll(wholeWords(words, 'gi'));
          return [...found].flatMap((match) => {
            const start = span.start + match.index;
            const end = start + match[0].length;
            const isMarked =
              now.text.slice(Math.max(0, start - 1), start) === sign.charAt(0) &&
              now.text.charAt(end) === sign.charAt(0);
            return isMarked ? [] : [{ start, end, text: `${sign}${match[0]}${sign}` }];
          });
        });
        return splices.length === 0
          ? noEffect(now, `The prose has no plain "${words}".`)
          : applied(
              now,
              splice(now.text, splices),
              `Marked "${words}" in ${splices.length} place${splices.length > 1 ? 's' : ''}.`,
            );
      };
    }
    return null;
  },
};

/** Marks the words of an item or a sentence as a whole. */
function marked(text: string, target: Target, sign: string): Splice[] {
  const raw = text.slice(target.start, target.end);
  const lead = /^(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/u.exec(raw)?.[0].length ?? 0;
  const words = raw.slice(lead).trimEnd();
  const start = target.start + lead;
  return /\n/u.test(words) ? [] : [{ start, end: start + words.length, text: `${sign}${words}${sign}` }];
}
