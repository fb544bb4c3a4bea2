import { presentClause } from '../clause/present.ts';
import type { Evidence } from '../evidence.ts';
import { isPutOff } from '../put-off.ts';
import type { Kind } from '../statement.ts';

/** "Next meeting 26 Nov", "next call on Monday". */
const nextMeeting =
  /^(?:the )?next (?:meeting|call|sync|review|check-?in|appointment|workshop|session|demo|catch-?up)(?:\s?:| is| will be|,)? (?:on |at |in )?(?:the )?[\p{L}\d\uE010][^.;?]{0,40}[.]?$/iu;

/** "Budget 4k per lighthouse", "budget is 15k this year": what may be spent on building it, where what is built has no budgets. */
const spending =
  /^(?:(?:the|our|total|approved|yearly|annual) )*budget(?:\s?:| is| of| was)? (?:approved:? |about |around |max\.? |at most |up to )*(?:[€$£] ?)?[\d\uE010]/iu;

/** What a note says of the work and not of what is built: when one meets, what it may cost, or, where it was taken for a demand, that it is left for later. English. */
export function notedPlan(
  { prose, text, isImperative }: Pick<Evidence, 'prose' | 'text' | 'isImperative'>,
  kind: Kind,
): Kind | null {
  if (/[?？]/u.test(text)) return null;
  if (nextMeeting.test(prose)) return 'schedule';
  if (spending.test(prose)) return 'context';
  if (isImperative || (kind !== 'requirement' && kind !== 'quality')) return null;
  const isThing = presentClause(prose.replace(/[.!]+$/u, '')) === null;
  return isThing && isPutOff(text) ? 'future' : null;
}
