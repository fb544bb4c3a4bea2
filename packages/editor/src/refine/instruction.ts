import type { AppliedStatus } from '@faircopy/contract';
import type { Draft } from './draft.ts';

/** What an instruction made of the document. */
export interface Outcome {
  readonly text: string;
  readonly status: AppliedStatus;
  /** What was done, or why nothing was, in words for the person who gave the feedback. */
  readonly message: string;
  /** Whether the words were read by nothing, or wrongly, as what it came to shows: then another reading may be right. */
  readonly isMisread?: true;
  /** Whether it was understood and can be done by no reading of it, nor by one of its parts. */
  readonly isBeyond?: true;
  /** The heading it made or renamed: what "it" in the next instruction means. */
  readonly focus?: string;
}

/** A change that was understood and waits to be made. */
export type Change = (draft: Draft) => Outcome | Promise<Outcome>;

/** One kind of instruction. */
export interface Instruction {
  readonly meta: {
    readonly id: string;
    /** What it does, in one sentence. */
    readonly does: string;
    /** Feedback that is of this kind. */
    readonly examples: readonly string[];
  };
  /** Reads a clause of feedback in English; null where it is of another kind or speaks of nothing in the document. */
  parse(clause: string, draft: Draft): Change | null;
}

/** The outcome of a change that was made; one that changed nothing says so. */
export function applied(draft: Draft, text: string, message: string): Outcome {
  return text === draft.text
    ? noEffect(draft, 'The document already reads like that.')
    : { text, status: 'applied', message };
}

/** What a reading would have made of the document that nobody asked for: it is left as it was. */
export function misread({ text }: Draft, fault: string): Outcome {
  return {
    text,
    status: 'not-understood',
    message: `Nothing was changed: as it was read, this would have ${fault}. Name the part and the words, such as: replace "A" with "B" in Design.`,
    isMisread: true,
  };
}

/** The outcome of an instruction that was understood and has nothing to change. */
export function noEffect(draft: Draft, message: string): Outcome {
  return { text: draft.text, status: 'no-effect', message };
}
