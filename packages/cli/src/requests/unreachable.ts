import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';

/** No answer came: the service is away, or something in between is. */
export class Unreachable extends CommandError {
  constructor(service: string, cause: unknown) {
    super(`Faircopy at ${service} cannot be reached: ${reasonOf(cause)}.`, {
      exitCode: EXIT.away,
      hint: 'Is it running ("faircopy serve"), and is that its address? --service <address> or FAIRCOPY_SERVICE names another.',
    });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ENETUNREACH: 'there is no network',
  EHOSTUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'it does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it took too long to answer';
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? (cause.message || code || error.message);
}
