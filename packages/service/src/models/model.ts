import type {
  AppliedInstruction,
  Audience,
  Context,
  CredentialSource,
  Format,
  ModelProvider,
  QualityReport,
  Stage,
  WebSource,
} from '@faircopy/contract';

/** What a model is asked to do. Texts are well-formed Unicode without NUL, and within the contract's lengths. */
export type ModelRequest = OptimizeWork | TranslateWork | RefineWork | SummarizeWork;

interface Work {
  readonly audience: Audience;
  readonly context: Context;
  /** Parts of the input that an earlier answer to the same request lost, and this one must keep. */
  readonly mustKeep?: readonly string[];
  /** What else was wrong with that answer, in sentences that may quote the input. */
  readonly faults?: readonly string[];
  /** Whether the model is to search the web, which only one that can is asked for. */
  readonly searchesWeb?: true;
  /** What a search found for this request: the words of strangers. */
  readonly searchResults?: string;
}

export interface OptimizeWork extends Work {
  readonly stage: 'optimize';
  readonly input: string;
  readonly correctionsOnly: boolean;
  /** Instructions of the account; empty: none. */
  readonly instructions: string;
}

export interface TranslateWork extends Work {
  readonly stage: 'translate';
  readonly input: string;
  /** Of the input, as a BCP 47 primary subtag; left out: not known. */
  readonly language?: string;
  readonly format: Format;
  /** 0, conversational, to 100, formal. */
  readonly tone: number;
  /** Instructions of the account and of the request; empty: none. */
  readonly instructions: string;
  readonly workspaceContext: string;
  readonly correctionsOnly: boolean;
}

export interface RefineWork extends Work {
  readonly stage: 'refine';
  readonly originalInput: string;
  readonly previousOutput: string;
  readonly feedback: string;
  readonly format: Format;
  readonly tone: number;
  readonly workspaceContext: string;
}

export interface SummarizeWork {
  readonly stage: 'summarize';
  readonly input: string;
  /** Most code points of the answer. */
  readonly maxCharacters: number;
  /** What was wrong with an earlier answer to the same request, in sentences that may quote it. */
  readonly faults?: readonly string[];
}

/** The text that the answer is made of: the document to revise, else the input. */
export function sourceOf(request: ModelRequest): string {
  return request.stage === 'refine' ? request.previousOutput : request.input;
}

/** What the work cost, in tokens as the model counts them; null where it does not say. */
export interface Usage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly thinkingTokens: number | null;
}

/** One change to the input of optimize; offsets are UTF-16 code units. */
export interface ModelEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly rule: string;
  readonly category: 'spelling' | 'grammar' | 'punctuation' | 'style';
  readonly message: string;
}

/** What a model has to say about its answer, beside the answer. */
export interface ModelReport {
  readonly isOutOfScope?: boolean;
  readonly edits?: readonly ModelEdit[];
  readonly applied?: readonly AppliedInstruction[];
  readonly quality?: QualityReport;
  /** Pages that a search of the model's own found. */
  readonly sources?: readonly WebSource[];
}

/** Any number of texts, which joined are the answer, then one end. */
export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'end';
      readonly usage: Usage;
      readonly report: ModelReport;
      /** The model whose answer it is, where it is not the one that was asked. */
      readonly model?: Model;
    };

/** Whatever can answer a stage, in this process or at a vendor. */
export interface Model {
  /** The name by which callers pin it. */
  readonly id: string;
  readonly provider: ModelProvider;
  /** The vendor's name of it. */
  readonly model: string;
  readonly endpointHost: string | null;
  /** Whether it is the service's own or the caller's, who pays for it themselves then. */
  readonly credentialSource: CredentialSource;
  readonly stages: readonly Stage[];
  readonly class: 'fast' | 'quality';
  readonly contextTokens: number | null;
  /** Whether the same request always gets the same answer, so that asking again is of no use. */
  readonly deterministic: boolean;
  /** Whether it can search the web by itself. */
  readonly searchesWeb?: boolean;
  /** Milliseconds that a call gets at least, however little the others are given. Left out: 0. */
  readonly leastMs?: number;
  /** The name under which its answers are kept, where that is not its own. */
  readonly keptAs?: string;
  /**
   * @param signal ends the work because it takes too long; what it throws then does not matter
   * @param unwanted ends the work, where that harms nobody else's, because nobody waits for it any more
   * @throws {Fault} ERR_UNAVAILABLE when it is too busy; the reason of `unwanted`; any other error counts as the model having failed
   */
  generate(request: ModelRequest, signal: AbortSignal, unwanted?: AbortSignal): AsyncIterable<ModelEvent>;
}
