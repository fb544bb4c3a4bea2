import { EXIT, type ExitCode } from './exit-codes.ts';

export interface CommandErrorOptions {
  /** Default: it failed. */
  readonly exitCode?: ExitCode;
  readonly hint?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** A failure that was foreseen: what went wrong, and where there is something to do about it, what. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;
  /** What to do, in whole sentences. */
  readonly hint: string | undefined;
  /** Milliseconds after which it may work; undefined where nobody said. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { exitCode = EXIT.failed, hint, retryAfterMs }: CommandErrorOptions = {}) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
    this.hint = hint;
    this.retryAfterMs = retryAfterMs;
  }
}
