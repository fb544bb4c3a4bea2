import { isRatherElsewhere } from '../bearing/bearings.ts';
import { lostFromPlace } from '../clauses/kept-words.ts';
import { untoldIn } from '../clauses/untold.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withContents } from '../editing/contents.ts';
import { withRangesToEnd } from '../editing/ranges.ts';
import type { Change, Outcome } from '../instruction.ts';
import { withKept } from '../postconditions/kept-as-asked.ts';
import { asPromised } from '../postconditions/postconditions.ts';
import { type Focus, focusOn, later, phraseOf } from '../reading/focus.ts';
import { leftUndone, wishesApart } from '../reading/left-undone.ts';
import { readAgain } from '../reading/second-reading.ts';
import { likelyExecuted, surelyDone } from '../reading/surely.ts';
import { withValuesAlike } from '../values/values-alike.ts';
import type { Revision } from './revision.ts';

/**
 * Makes the change that a clause asks for and tells what became of it. A clause that asks for several things of which none could be
 * done as a whole is put back in parts; what of it the change left undone is put back, or told.
 *
 * @param remarked what the clause speaks of, for those after it
 */
export async function carryOut(
  revision: Revision,
  clause: string,
  change: Change,
  remarked: Focus | null = null,
): Promise<void> {
  revision.mark();
  const { draft, clauses } = revision;
  const promised = (one: Outcome) =>
    keptAsTold(revision, asPromised(one, draft, withKept(clause, clauses[0])));
  const read = promised(await change(draft));
  const sure =
    isUnread(read, draft) && !revision.isHijacked
      ? await surelyDone(clause, draft, phraseOf(revision.focus))
      : null;
  const first = sure === null ? read : promised(sure);
  const apart = isUndone(first, draft) ? await wishesApart(clause, draft) : null;
  if (apart) {
    clauses.unshift(...apart);
    revision.isRelated = true;
    return;
  }
  const again = isUndone(first, draft)
    ? await readAgain(first, clause, draft, { focus: revision.focus, promised })
    : first;
  const likely =
    isUnread(again, draft) && !revision.isHijacked
      ? await likelyExecuted(clause, draft, phraseOf(revision.focus))
      : null;
  const outcome = likely === null ? again : promised(likely);
  if (isUndone(outcome, draft) && outcome.status === 'not-understood' && isRatherElsewhere(clause, draft)) {
    revision.turnAway(clause);
    return;
  }
  if (isUndone(outcome, draft) && outcome.status === 'not-understood' && revision.sayAnew(clause)) return;
  const isUnchanged = outcome.text === draft.text;
  revision.isRelated = true;
  revision.focus = focusAfter(revision, outcome, remarked);
  if (isUnchanged) revision.tell(clause, outcome.status, outcome.message);
  else await settle(revision, clause, outcome);
}

/** What no reader took for what it is. */
const isUnread = (outcome: Outcome, draft: Draft) =>
  isUndone(outcome, draft) && (outcome.status === 'not-understood' || outcome.isMisread === true);

const isUndone = (outcome: Outcome, draft: Draft) =>
  outcome.text === draft.text && outcome.status !== 'applied' && outcome.isBeyond !== true;

/** A change that would move what the clauses behind it keep in its place is not made. */
function keptAsTold({ draft, clauses }: Revision, outcome: Outcome): Outcome {
  if (outcome.text === draft.text) return outcome;
  const lost = lostFromPlace(draft, draftOf(outcome.text, draft.request), clauses.slice(0, NEAR));
  return lost === null
    ? outcome
    : {
        text: draft.text,
        status: 'not-understood',
        message: `Nothing was changed: this would have taken along "${lost}", which is to stay; quote the words that are to go.`,
      };
}

/** Clauses behind an order that say what it leaves alone. */
const NEAR = 2;

function focusAfter({ focus }: Revision, outcome: Outcome, remarked: Focus | null): Focus | null {
  if (outcome.focus !== undefined) return focusOn(outcome.focus);
  return outcome.status === 'applied' ? later(focus) : (remarked ?? later(focus));
}

/** A changed text with what follows from the change: a value wherever it is told again, its table of contents, ranges of keys that end later. */
export function settledText(draft: Draft, fresh: string, clause: string): string {
  const { text } = draft;
  return withContents(text, withRangesToEnd(text, withValuesAlike(draft, fresh, clause)));
}

/** Takes over a changed document, with what follows from the change, and sees what of the clause it left undone. */
async function settle(revision: Revision, clause: string, outcome: Outcome): Promise<void> {
  const { draft } = revision;
  const settled = draftOf(settledText(draft, outcome.text, clause), draft.request);
  const undone = await leftUndone(clause, { before: draft, outcome }, settled);
  revision.tell(undone?.done ?? clause, outcome.status, outcome.message);
  const untold = undone ? undone.unread : untoldIn(clause, draft.text, settled.text, outcome.message);
  for (const words of untold) revision.tell(words, 'not-understood', NOT_DONE);
  revision.clauses.unshift(...(undone?.wishes ?? []));
  revision.draft = settled;
}

const NOT_DONE =
  'This was not carried out with what stands beside it; say it on its own, and name the part and the words.';
