import type { Draft } from '../draft.ts';
import { unwantedIn } from '../postconditions/denied-words-stay-out.ts';
import type { Refinement } from '../request.ts';
import { unanswered } from '../scope/asking.ts';
import { changedLines } from '../sound/changed-lines.ts';

/** What was made of a wish that was said anew in other words; null where it puts in what the wish says is not wanted. */
export function asSaid(wish: string, draft: Draft, done: Refinement | null): Refinement | null {
  return done === null || unwantedIn(wish, changedLines(draft.text, done.output)) !== null ? null : done;
}

/** One sentence that asks and proposes nothing: "why 422 and not 409?", "who does US-5?". */
const question =
  /^(?:and |so |but |hm+,? |wait,? )?(?:(?:why|how come)(?! (?:not|no|don['’]t|do not|can['’]t|isn['’]t|aren['’]t|doesn['’]t)(?!\p{L}))|what(?!['’]?s? (?:about|if)(?!\p{L}))|who|whose|when|where|which|how(?! about)(?= (?:do|does|did|is|are|was|were|many|much|long|often|big|large|old|will|would|can|should))|is|are|was|were|(?:can|may|must)(?= (?![^?]*\d)(?:an?|one|the same|two|several|any|every|each) (?!(?:\p{L}+ )?(?:fields?|columns?|attributes?|endpoints?|calls?|parameters?|headers?|index|entity|table|status|section|requirement|ticket|criterion|question|note|sentence|word|\d{3})(?!\p{L})))|does|do(?! (?:you mind|it|that|this)(?!\p{L}))|did|has|have)(?!\p{L})[^?;]{3,300}\?+\s*$/iu;
/** A word of an order behind a comma: "is US-2 too big? split it" is one sentence where the mark is forgotten. */
const orders =
  /[,;:–—]\s(?:please|pls|then|so|can we|could you|let['’]s|drop|remove|add|make|change|rename|split|merge|move|set|use|put)(?!\p{L})/iu;
/** What is asked in this way is wished: "is there a way to add …", "do we want …". */
const wishing =
  /^(?:and |so |but )?(?:is (?:it|there)(?: a)? (?:possible|way|chance)|do (?:we|you) (?:want|need|mind)|are we missing|is(?:n['’]t)? (?:something|there something)|does(?:n['’]t)? it make sense|would)(?!\p{L})|(?<!\p{L})(?:missing|forgotten|too (?:\p{L}+)|wrong)\s?\?+\s*$/iu;

/** "Is it personal data? no it isn't": a proposal that its author takes back. */
const takenBack =
  /^[^?]{3,200}\?\s+(?:no|nope|nah)(?:[,.]?\s+(?:it|they|that|we|leave|keep|not|this|fine|better not)(?!\p{L})[^?]{0,60})?[.!]*$/iu;

/** Whether a message proposes something and takes it back. */
export const takesBack = (message: string): boolean => takenBack.test(message);

/** What a proposal comes to that is taken back. */
export const leftAsItIs = (draft: Draft): Refinement => ({
  output: draft.text,
  isOutOfScope: false,
  applied: [
    {
      instruction: draft.request.feedback.trim(),
      status: 'no-effect',
      message: 'This takes back what it proposes; nothing was changed.',
    },
  ],
});

/** Whether a message does no more than ask about the document. */
export const asksOnly = (message: string): boolean =>
  question.test(message) && !orders.test(message) && !wishing.test(message);

/** What a question came to: it may be noted as one; whatever else it changed was not asked for. */
export function answeredOrAsked(draft: Draft, done: Refinement): Refinement {
  const { gone, fresh } = changedLines(draft.text, done.output);
  const isNoted = gone.length === 0 && fresh.some((line) => line.includes('?'));
  if (done.output === draft.text || isNoted) return done;
  const { status, message } = unanswered(draft);
  return {
    output: draft.text,
    isOutOfScope: false,
    applied: [{ instruction: draft.request.feedback.trim(), status, message }],
  };
}
