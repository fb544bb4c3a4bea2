import type { Kind } from './statement.ts';

/** What is known of a sentence beside its words. */
interface Standing {
  /** It names what the text asks for: "write a spec for …". */
  readonly isAsked: boolean;
  /** It opens a talk with what it is about. */
  readonly isOpening: boolean;
  /** It only introduces or entitles what follows. */
  readonly introduces: boolean;
  /** Its writer is unhappy with what it tells, and it demands nothing. */
  readonly isUnhappy: boolean;
}

/** The kind of a sentence that its words make it, as far as its place leaves it that. */
export function kindInPlace(kind: Kind, { isAsked, isOpening, introduces, isUnhappy }: Standing): Kind {
  if (isAsked) return isOpening ? kind : askedKind(kind);
  if (isUnhappy) return 'problem';
  return introduces && introduced.has(kind) ? 'context' : kind;
}

/** Kinds that a sentence does not keep when it only introduces what follows. */
const introduced: ReadonlySet<Kind> = new Set(['requirement', 'problem', 'step', 'example', 'design']);

/** What stands behind "write a spec for" is the goal, unless it says something stronger. */
function askedKind(kind: Kind): Kind {
  return ['context', 'problem', 'definition', 'question', 'example', 'step'].includes(kind) ? 'goal' : kind;
}
