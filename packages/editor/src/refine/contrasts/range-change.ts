import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { applied, type Change } from '../instruction.ts';
import { type Splice, splice } from '../splice.ts';

const wish =
  /^(?:and |also |please )*(?:the |our )?(?<what>\p{L}[\p{L} -]{2,50}?) (?:(?:should|must|can|may|has to|needs to|will|now) ){0,2}(?:(?:go(?:es)?|runs?|ranges?|reach(?:es)?|is|are|be)(?: now)? )?(?:from |between )?(?<low>\d{1,2}:\d{2}|\d{1,6})(?: to | and |\s?[-–]\s?| through | until )(?<high>\d{1,2}:\d{2}|\d{1,6})(?: now| instead)?(?:,? (?:not|instead of|rather than) .{1,30})?[.!]*$/iu;
const range =
  /(?<![\d.,:])(?<low>\d{1,2}:\d{2}|\d{1,6})(?<joint> to | through | until |\s?[-–]\s?| and )(?<high>\d{1,2}:\d{2}|\d{1,6})(?![\d.,:]\d)/gu;

/** The change of a range that a sentence gives anew: "the score goes from 1 to 10" where the document says "a score from 1 to 5". */
export function rangeChange(words: string, draft: Draft): Change | null {
  const { what, low = '', high = '' } = wish.exec(words.trim())?.groups ?? {};
  const wanted = what === undefined ? [] : contentWords(what);
  if (wanted.length === 0) return null;
  const splices = (now: Draft) => rangesOf(now, wanted, `${low}\u0000${high}`);
  return splices(draft).length === 0
    ? null
    : (now) =>
        applied(now, splice(now.text, splices(now)), `Changed the range of ${what} to ${low} to ${high}.`);
}

/** The ranges right behind the words that name the thing, in every sentence that gives the same. */
function rangesOf(draft: Draft, wanted: readonly string[], fresh: string): Splice[] {
  const [low = '', high = ''] = fresh.split('\u0000');
  const found = draft.units.flatMap(({ start, end }) =>
    [...draft.text.slice(start, end).matchAll(range)].flatMap((match) => {
      const before = contentWords(
        draft.text.slice(Math.max(start, start + match.index - REACH), start + match.index),
      );
      if (!wanted.every((word) => before.includes(word))) return [];
      const at = start + match.index;
      return [
        { start: at, end: at + match[0].length, old: match[0], joint: match.groups?.['joint'] ?? ' to ' },
      ];
    }),
  );
  const [first] = found;
  return found
    .filter((one) => one.old === first?.old)
    .map(({ start, end, joint }) => ({ start, end, text: `${low}${joint}${high}` }));
}

/** Letters before a range in which the thing is named. */
const REACH = 48;
