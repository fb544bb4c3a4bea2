import { contentWords, shareOf } from '../../document/content-words.ts';
import { keeping, removing } from '../accounted/lexicon/signs.ts';
import type { Draft } from '../draft.ts';
import { oncePerDraft } from '../per-draft.ts';
import type { Refinement } from '../request.ts';
import { isHijack } from '../scope/hijack.ts';
import { isCode } from '../scope/off-topic.ts';
import { levelIn } from '../told/level-told.ts';
import { knownTo } from './known.ts';
import { leavesSomething } from './leftovers.ts';
import { wordsIn } from './message.ts';
import { ORDERS } from './orders.ts';
import { phrasedWishes } from './reader.ts';
import { misfitOf, type SlotValues, slotValues } from './slot-values.ts';
import { fitsFormat, isAskedFirst, isLosing, isRemoval, type WishKind } from './wish-kinds.ts';

/** Revises a document by an order in plain words. */
export type Follow = (order: string, draft: Draft) => Promise<Refinement>;

/** Longer messages say more than one wish. */
const LONGEST = 600;
/** So much of what a message brings along has to stand in the document afterwards. */
const SHOWN = 0.6;

/** How likely a message has to be one wish, of the kind that it is taken for: where other readings took it for something else, nearly certain. */
const LEAST = { gaining: 0.55, losing: 0.85, doubted: 0.97 };

/** What a message most likely wishes, and whether that takes up all that it names. Asked for before other readings and after them. */
const readingOf = oncePerDraft((message, draft) => {
  const known = knownTo(message, draft);
  const [wish] = phrasedWishes(message, known, {
    isPossible: (kind) => fitsFormat(kind, draft.request.format),
    misfit: (kind, slots) => misfitOf({ kind, slots }, message, draft),
  });
  return {
    wish,
    isWhole: wish !== undefined && !leavesSomething(wordsIn(message, known.named), wish),
  };
});

/**
 * Carries out the one wish that a message most likely words, as training has it; null where that is not likely enough, where what it brings
 * along has no place in such a wish, or where the document would not show it.
 *
 * @param other what other readings made of it, where they were asked and did not do all of it
 */
export async function carriedOutAsPhrased(
  message: string,
  draft: Draft,
  follow: Follow,
  other?: Refinement,
): Promise<Refinement | null> {
  // what was understood and has no effect is told
  if (other && other.applied.length > 0 && other.applied.every(({ status }) => status !== 'not-understood'))
    return null;
  if (
    message.length > LONGEST ||
    message.includes('\n') ||
    isHijack(message, draft) ||
    isCode(message, draft)
  )
    return null;
  const { wish, isWhole } = readingOf(message, draft);
  // nobody loses a part without a word of removing
  if (wish === undefined || (isRemoval(wish.kind) && (!removing.test(message) || keeping.test(message))))
    return null;
  if (bindsOtherwise(wish.kind, message) || wish.likelihood < leastFor(wish.kind, other)) return null;
  if (other === undefined && !(isAskedFirst(wish.kind) && isWhole && wish.isLikeliest)) return null;
  if (other?.applied.some(({ status }) => status === 'applied') && !isWhole) return null;
  const slots = slotValues(wish, message, draft);
  const done = await follow(ORDERS[wish.kind](slots), draft);
  const isDone =
    !done.isOutOfScope && done.applied.length > 0 && done.applied.every(({ status }) => status === 'applied');
  if (!isDone || done.output === draft.text || !shows(done.output, slots)) return null;
  return { ...done, applied: done.applied.slice(0, 1).map((one) => ({ ...one, instruction: message })) };
}

/** Whether words say plainly that something binds more, or less, than a kind of wish would have it. */
function bindsOtherwise(kind: WishKind, message: string): boolean {
  const level = levelIn(message)?.level;
  return (
    (/^(?:weaken|make-optional)$/u.test(kind) && level === 'MUST') ||
    (/^(?:strengthen|make-required)$/u.test(kind) && level === 'MAY')
  );
}

function leastFor(kind: WishKind, other: Refinement | undefined): number {
  if (other && (other.isOutOfScope || other.applied.some(({ status }) => status === 'applied')))
    return LEAST.doubted;
  return isLosing(kind) ? LEAST.losing : LEAST.gaining;
}

/** Slots whose words only tell what is meant. */
const pointing = new Set([
  'topic',
  'old',
  'n',
  'heading',
  'heading2',
  'id',
  'id2',
  'ticket',
  'ticket2',
  'audience',
  'type',
  'endpoint',
  'entity',
  'field',
]);

function shows(document: string, slots: SlotValues): boolean {
  const held = new Set(contentWords(document));
  return Object.entries(slots).every(
    ([slot, words]) =>
      pointing.has(slot) || contentWords(words).length === 0 || shareOf(contentWords(words), held) >= SHOWN,
  );
}
