/** Why the service cannot start, in words for the person who starts it. Shown without a stack. */
export class StartError extends Error {
  /** Its message quotes nobody's text, so that a log may show it. */
  readonly code = 'START_REFUSED';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}
