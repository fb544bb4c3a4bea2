import { isSurelyElsewhere } from '../bearing/bearings.ts';
import type { Draft } from '../draft.ts';
import { likelihoodOfNone } from '../reading/intended.ts';
import { isOfOtherList } from './other-list.ts';
import { isOnForeign, leadsOutside } from './outside.ts';
import { asksForNothing, isTalk } from './talk.ts';
import { isTaskForSpeaker } from './task-for-speaker.ts';

/** Whether a clause is surely about something else than the document, before any order is read of it. */
export function isForeign(clause: string, draft: Draft): boolean {
  return (
    !isTalk(clause) &&
    !asksForNothing(clause) &&
    (leadsOutside(clause, draft) ||
      isOfOtherList(clause, draft) ||
      isTaskForSpeaker(clause, draft) ||
      isOnForeign(clause, draft) ||
      isSurelyElsewhere(clause, draft, likelihoodOfNone(clause, draft)))
  );
}
