import { withCapital } from '../../first-letter.ts';
import { modals } from '../clause/modals.ts';
import { lowerWord } from '../lower-word.ts';
import type { Parts } from './parts.ts';

/** "p99 today is 180 ms, should be under 40", "contrast is 2.9:1, needs 4.5:1": how it is, and how it has to be. */
export function byTarget(prose: string): Parts | null {
  const match =
    /^([\p{L}\uE010][^,;:?!]{1,60}?)(?: (?:today|currently|now|right now))? (?:is|are) ((?:currently |now |about |around |only )?(?:\d|\uE010)[^,;]{0,40}?)(?: (?:today|now|right now))?[,;] (?:but |and |it )?(must|should|needs? to|has to|needs?) (?:be )?(.{1,160})$/isu.exec(
      prose,
    );
  if (!match) return noted(prose);
  const [, subject = '', today = '', word = '', target = ''] = match;
  const strength = modals.find(
    ({ pattern, isNegative }) => !isNegative && new RegExp(`^(?:${pattern})$`, 'iu').test(word),
  )?.strength;
  return {
    subject: withCapital(subject),
    strength: strength ?? 'MUST',
    isNegative: false,
    action: `be ${target} (today: ${today})`,
  };
}

/** "Throughput target 200 jobs/s": what is to be reached, in note form. */
function noted(prose: string): Parts | null {
  const [, thing = '', figure = ''] =
    /^(?:the )?([\p{L}][\p{L} -]{2,40}?) (?:target|goal)(?: is| of|:)? ((?:\p{L}+ ){0,2}[<>≤≥~]?\s?[\d\uE010][^,;:?!]{0,40}?)[.!]?$/iu.exec(
      prose,
    ) ?? [];
  return thing === ''
    ? null
    : { subject: `The ${lowerWord(thing)}`, strength: null, isNegative: false, action: `be ${figure}` };
}
