import type { ErrorObject } from 'ajv';
import { Fault } from '../errors.ts';
import { faultDetails } from './fault-details.ts';

/** What Fastify throws, as far as it is told apart here. */
interface FrameworkError {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly ErrorObject[];
}

const MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send a JSON object.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
  FST_ERR_BAD_URL: 'The path is not a valid URL. Check its percent-encoding.',
};

/**
 * Any error as one of the closed taxonomy. An error that nobody foresaw becomes ERR_INTERNAL, with the error as its
 * cause: its message is for the log, since it may repeat what the caller sent.
 */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const { code, statusCode, validation } = (error ?? {}) as FrameworkError;
  if (validation !== undefined) {
    const { details, isAll } = faultDetails(validation);
    const message = isAll
      ? summary(details.length)
      : `The request has more than ${details.length} faults; details names the first ${details.length}.`;
    return new Fault('ERR_VALIDATION_FAILED', message, { details, cause: error });
  }
  if (statusCode === 413) {
    return new Fault('ERR_BODY_TOO_LARGE', 'The body is larger than this route accepts.', { cause: error });
  }
  if (statusCode === 415) {
    return new Fault('ERR_UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.', { cause: error });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const message = MESSAGES[code ?? ''] ?? 'The request is not valid.';
    return new Fault('ERR_VALIDATION_FAILED', message, { cause: error });
  }
  return new Fault('ERR_INTERNAL', 'Something failed inside the service. Its log has the x-request-id.', {
    cause: error,
  });
}

function summary(faults: number): string {
  return faults === 1
    ? 'The request has one fault, see details.'
    : `The request has ${faults} faults, see details.`;
}
