import { modals } from '../clause/modals.ts';
import { type Parts, upperFirst } from './parts.ts';

/** "p99 today is 180 ms, should be under 40", "contrast is 2.9:1, needs 4.5:1": how it is, and how it has to be. */
export function byTarget(prose: string): Parts | null {
  const match =
    /^([\p{L}\uE010][^,;:?!]{1,60}?)(?: (?:today|currently|now|right now))? (?:is|are) ((?:currently |now |about |around |only )?(?:\d|\uE010)[^,;]{0,40}?)(?: (?:today|now|right now))?[,;] (?:but |and |it )?(must|should|needs? to|has to|needs?) (?:be )?(.{1,160})$/isu.exec(
      prose,
    );
  if (!match) return null;
  const [, subject = '', today = '', word = '', target = ''] = match;
  const strength = modals.find(
    ({ pattern, isNegative }) => !isNegative && new RegExp(`^(?:${pattern})$`, 'iu').test(word),
  )?.strength;
  return {
    subject: upperFirst(subject),
    strength: strength ?? 'MUST',
    isNegative: false,
    action: `be ${target} (today: ${today})`,
  };
}
