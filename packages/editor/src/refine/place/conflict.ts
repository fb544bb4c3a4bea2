import { areKin } from '../claims/kin.ts';
import { amountsIn } from '../contrasts/amounts.ts';
import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { homeOfFact, kindOfFact } from './home.ts';

/**
 * What comes of a statement that would stand beside what it contradicts: another number of the same things, or what the document
 * leaves out; null where it contradicts nothing that is seen.
 */
export function inConflict(draft: Draft, words: string): Outcome | null {
  const home = kindOfFact(words) === 'fact' ? homeOfFact(draft, words) : null;
  if (!home) return null;
  if (home.ids.includes('non-goals'))
    return refused(draft, `This is about what "${home.title}" leaves out; say what is to go from there.`);
  const counted = amountsIn(words, 0, words.length).filter((one) => one.counted.length > 0);
  const other = amountsIn(draft.text, home.headingEnd, home.bodyEnd).find((standing) =>
    counted.some(
      (one) =>
        one.amount !== standing.amount &&
        one.counted.some((thing) => standing.counted.some((known) => areKin(thing, known))),
    ),
  );
  return other
    ? refused(
        draft,
        `"${home.title}" gives another number of these (${other.text}); say which value takes the place of which.`,
      )
    : null;
}

function refused({ text }: Draft, reason: string): Outcome {
  return { text, status: 'not-understood', message: `Nothing was changed. ${reason}` };
}
