import { lostFromPlace } from '../clauses/kept-words.ts';
import { type Draft, draftOf } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { isKeeping } from '../postconditions/kept-as-asked.ts';
import { likelyExecuted, surelyExecuted, surelyMeantByAll } from '../reading/surely.ts';
import { settledText } from './carry-out.ts';
import type { Revision } from './revision.ts';

/** So many sentences may make one order with what is remarked around it. */
const MOST = 3;
/** Letters that these may have. */
const LONGEST = 320;

/**
 * Reads a message of which nothing was done once more, its sentences as one order: "FR-2 is wrong. What counts is the receipt, 14 days,
 * not 7" says in one what is meant and in the next what it is to be. What comes of it takes the place of what was told of them.
 */
export async function readTogether(revision: Revision): Promise<void> {
  const { applied, draft } = revision;
  const said = applied.map(({ instruction }) => instruction).join(' ');
  if (revision.isHijacked || applied.length === 0 || applied.length > MOST || said.length > LONGEST) return;
  if (applied.some(({ status }) => status === 'applied')) return;
  // what was read and had no effect is read otherwise only without doubt
  const read = applied.every(({ status }) => status === 'no-effect') ? surelyExecuted : likelyExecuted;
  const outcome = await read(said, draft, null);
  if (
    !outcome ||
    takesWhatStays(
      draft,
      outcome,
      applied.map(({ instruction }) => instruction),
    )
  )
    return;
  applied.splice(0);
  take(revision, said, outcome);
}

/** Reads a message of a few sentences as one order, where training has no doubt that it is one; false where it is several, or none. */
export async function readAtOnce(revision: Revision, message: string): Promise<boolean> {
  const { clauses, draft } = revision;
  if (revision.isHijacked || clauses.length < 2 || clauses.length > MOST || message.length > LONGEST)
    return false;
  const outcome = await surelyMeantByAll(message, clauses, draft);
  if (!outcome || takesWhatStays(draft, outcome, clauses)) return false;
  clauses.splice(0);
  take(revision, message, outcome);
  return true;
}

/** Whether what is to stay bounds the order beside it, or would go with it. */
function takesWhatStays(draft: Draft, { text }: Outcome, clauses: readonly string[]): boolean {
  return (
    clauses.some((clause) => isKeeping(clause)) ||
    lostFromPlace(draft, draftOf(text, draft.request), clauses) !== null
  );
}

function take(revision: Revision, said: string, { text, status, message }: Outcome): void {
  const { draft } = revision;
  revision.draft = draftOf(settledText(draft, text, said), draft.request);
  revision.isRelated = true;
  revision.tell(said, status, message);
}
