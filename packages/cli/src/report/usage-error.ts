/** The command was asked for wrongly; the message says how it is asked for. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
