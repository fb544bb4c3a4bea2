import { contentWords } from '../../document/content-words.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';

const wish =
  /^(?:and |also |please )*(?:the |our )?(?<what>\p{L}[\p{L} -]{2,50}?) (?:(?:should|must|can|may|has to|needs to|will|now) ){0,2}(?:(?:go(?:es)?|runs?|ranges?|reach(?:es)?|is|are|be)(?: now)? )?(?:from |between )?(?<low>\d{1,2}:\d{2}|\d{1,6})(?: to | and |\s?[-–]\s?| through | until )(?<high>\d{1,2}:\d{2}|\d{1,6})(?: now| instead)?(?:,? (?:not|instead of|rather than) .{1,30})?[.!]*$/iu;
const range =
  /(?<![\d.,:])(?<low>\d{1,2}:\d{2}|\d{1,6})(?<joint> to | through | until |\s?[-–]\s?| and )(?<high>\d{1,2}:\d{2}|\d{1,6})(?![\d.,:]\d)/gu;

/** "Quiet hours should end at 08:00": one end of a range. */
const endWish =
  /^(?:and |also |please )*(?:the |our )?(?<what>\p{L}[\p{L} -]{2,50}?) (?:should |must |can |has to |needs to |have to |need to |will |now )*(?<which>ends?|stops?|closes?|starts?|begins?|opens?)(?: now| only| already)? (?:at|by|from|on) (?<value>\d{1,2}:\d{2}|\d{1,6})(?: now| instead)?(?:,? (?:not|instead of|rather than) .{1,30})?[.!]*$/iu;

/** The change of a range that a sentence gives anew: "the score goes from 1 to 10" where the document says "a score from 1 to 5". */
export function rangeChange(words: string, draft: Draft): Change | null {
  const { what = '', low, high } = wish.exec(words.trim())?.groups ?? {};
  if (low !== undefined && high !== undefined)
    return changeOf(draft, what, { low, high }, `Changed the range of ${what} to ${low} to ${high}.`);
  const { what: of = '', which = '', value } = endWish.exec(words.trim())?.groups ?? {};
  if (value === undefined) return null;
  const isEnd = /^(?:end|stop|close)/iu.test(which);
  return changeOf(
    draft,
    of,
    isEnd ? { high: value } : { low: value },
    `${upperFirst(of)} ${isEnd ? 'end' : 'begin'} at ${value} now.`,
  );
}

/** The ends of a range that change. */
interface Ends {
  readonly low?: string;
  readonly high?: string;
}

function changeOf(draft: Draft, what: string, ends: Ends, message: string): Change | null {
  const wanted = contentWords(what);
  const splices = (now: Draft) => (wanted.length === 0 ? [] : rangesOf(now, wanted, ends));
  return splices(draft).length === 0 ? null : (now) => applied(now, splice(now.text, splices(now)), message);
}

/** The ranges right behind the words that name the thing, in every sentence that gives the same. */
function rangesOf(draft: Draft, wanted: readonly string[], ends: Ends): Splice[] {
  const found = draft.units.flatMap(({ start, end }) =>
    [...draft.text.slice(start, end).matchAll(range)].flatMap((match) => {
      const before = contentWords(
        draft.text.slice(Math.max(start, start + match.index - REACH), start + match.index),
      );
      if (!wanted.every((word) => before.includes(word))) return [];
      const at = start + match.index;
      return [{ start: at, end: at + match[0].length, old: match[0], groups: match.groups ?? {} }];
    }),
  );
  const [first] = found;
  return found
    .filter((one) => one.old === first?.old)
    .map(({ start, end, groups }) => ({
      start,
      end,
      text: `${ends.low ?? groups['low']}${groups['joint']}${ends.high ?? groups['high']}`,
    }));
}

/** Letters before a range in which the thing is named. */
const REACH = 48;
