import type { Audience, Context, Format } from '@faircopy/contract';

/** What a document is asked to be. */
export interface ComposeRequest {
  readonly audience: Audience;
  readonly context: Context;
  readonly format: Format;
  /** 0 conversational … 100 formal. */
  readonly tone: number;
  /** The caller's wishes in prose, as far as they can be honoured. */
  readonly customInstructions?: string;
  /** Texts of the caller's workspace: what both name is mentioned as related. */
  readonly workspaceContext?: string;
}
