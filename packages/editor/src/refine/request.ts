import type { AppliedInstruction, Audience, Context, Format } from '@faircopy/contract';

/** A document to revise by feedback. */
export interface RefineRequest {
  /** The text the document was made of; facts for "longer" come from it. Empty where unknown. */
  readonly originalInput: string;
  /** The document to revise: Markdown or plain text of any writer. */
  readonly previousOutput: string;
  readonly feedback: string;
  readonly audience: Audience;
  readonly context: Context;
  readonly format: Format;
  /** 0 conversational … 100 formal. */
  readonly tone: number;
  readonly workspaceContext?: string;
}

/** The revised document and what became of each instruction. */
export interface Refinement {
  readonly output: string;
  /** True where nothing in the feedback has to do with the document; `output` is then `previousOutput`. */
  readonly isOutOfScope: boolean;
  readonly applied: readonly AppliedInstruction[];
}
