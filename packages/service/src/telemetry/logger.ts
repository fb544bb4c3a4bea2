import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from '../settings/settings.ts';

export type { Logger };

/** Everything that looks like one of the service's own keys or tokens. */
const CREDENTIAL = /\b(fc_(?:live|test|sess|desk)_)[A-Za-z0-9_-]{1,200}/g;
const BEARER = /\b(bearer)\s{1,8}[A-Za-z0-9._~+/=-]{1,4096}/gi;

const MOST_MESSAGE_CHARACTERS = 300;
const WITHHELD = '(withheld: it may quote a text)';

/**
 * JSON lines on standard output. By design nothing that a caller wrote is logged; redaction is the second line of
 * defence, for what an error or a later field might carry.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: presentError },
    redact: {
      paths: [
        'body',
        'headers',
        'password',
        'apiKey',
        'key',
        'token',
        'authorization',
        '*.apiKey',
        '*.authorization',
      ],
      censor: '[redacted]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The type of an error, where it was thrown, and its message where that cannot be a caller's own words. */
function presentError(error: Error): unknown {
  const { type, message, stack } = stdSerializers.err(error);
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  const shown = speaksOfCode(error) ? mask(message.slice(0, MOST_MESSAGE_CHARACTERS)) : WITHHELD;
  return { type, message: shown, stack: frames.join('\n') };
}

/**
 * Errors of the runtime, of the system and of databases speak of code and conditions. Any other message may quote what was
 * being worked on, as that of a JSON parser does.
 */
function speaksOfCode(error: Error): boolean {
  return (
    'code' in error ||
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof ReferenceError
  );
}

function mask(text: string): string {
  return text.replace(CREDENTIAL, '$1…').replace(BEARER, '$1 …');
}
