import { contentWords } from '../../../document/content-words.ts';
import type { Draft } from '../../draft.ts';
import { type Splice, splice } from '../../editing/splice.ts';
import { applied, noEffect } from '../../instruction.ts';
import { unitKindOf } from '../../values/values.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const number = String.raw`\d{1,6}(?:[.]\d{1,3})?`;
const unit = String.raw`(?: ?(?<unit>%|[\p{L}€$]{1,12}))?`;
const lead = '(?:(?:make (?:it|that)|set (?:it|that) to|only|just|better|rather) )?';
const tail = '(?: (?:on|onwards|up|upwards|and (?:up|older|more)|instead|please|now))*';
const both = [
  new RegExp(
    `^${lead}(?:(?<what>\\p{L}{3,20}) )?(?:from |between )?(?<low>${number})(?: to | and |\\s?[-–]\\s?)(?<high>${number})${unit}${tail}$`,
    'iu',
  ),
];
const least = [
  new RegExp(
    `^${lead}(?:from|at least|minimum|min|starting at|as of)(?: age)? (?<low>${number})${unit}${tail}$`,
    'iu',
  ),
];
const most = [
  new RegExp(`^${lead}(?:up to|until|at most|maximum|max)(?: age)? (?<high>${number})${unit}${tail}$`, 'iu'),
];
const standing = new RegExp(
  `(?<![\\d.,:\\p{L}-])(?<low>${number})(?<joint> to | and |\\s?[-–]\\s?)(?<high>${number})(?<behind>(?: |(?=%))(?<unit>%|[\\p{L}€$]{1,12}))(?!\\p{L})`,
  'gu',
);

/** "From 4 years on", "ages 4 to 12": ends of the only range of a unit that the document gives, wherever it stands. */
export const rangeSaid: ExactReader = (words, draft) => {
  const said = groupsOf(both, words) ?? groupsOf(least, words) ?? groupsOf(most, words);
  if (said === null) return null;
  const { what, unit: of, low, high } = said;
  const isMeant = (now: Draft) => rangesOf(now, what, of);
  if (isMeant(draft).length === 0) return null;
  return (now) => {
    const ranges = isMeant(now);
    const [first] = ranges;
    if (!first) return noEffect(now, 'The document gives no such range.');
    const text = `${low ?? first.low}${first.joint}${high ?? first.high}`;
    if (Number(low ?? first.low) >= Number(high ?? first.high))
      return noEffect(now, `The range ${text} would have no values.`);
    const splices = ranges.map(({ start, end }): Splice => ({ start, end, text }));
    return applied(
      now,
      splice(now.text, splices),
      `Changed ${first.text} to ${text} in ${splices.length} place${splices.length > 1 ? 's' : ''}.`,
    );
  };
};

interface Range {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly low: string;
  readonly high: string;
  readonly joint: string;
}

/** The places of the one range that can be meant; none where several can. */
function rangesOf(draft: Draft, what: string | undefined, of: string | undefined): Range[] {
  const found = draft.units.flatMap(({ kind, start, end, text }) =>
    kind === 'heading'
      ? []
      : [...draft.text.slice(start, end).matchAll(standing)].flatMap(({ index, groups }) => {
          const { low = '', joint = '', high = '', unit: own = '' } = groups ?? {};
          const range = `${low}${joint}${high}`;
          const isUnit = of === undefined ? what !== undefined : sameUnit(of, own);
          const isOfIt =
            what === undefined ||
            (/^ages?$/iu.test(what) && /^years?$/iu.test(own)) ||
            contentWords(text).includes(contentWords(what)[0] ?? '');
          return isUnit && isOfIt
            ? [{ start: start + index, end: start + index + range.length, text: range, low, joint, high }]
            : [];
        }),
  );
  return found.every(({ text }) => text === found[0]?.text) ? found : [];
}

const sameUnit = (one: string, other: string) =>
  one.toLowerCase().replace(/s$/u, '') === other.toLowerCase().replace(/s$/u, '') &&
  (unitKindOf(`1 ${one}`) !== 'count' || one.length > 2);
