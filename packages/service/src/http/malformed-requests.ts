import type { Socket } from 'node:net';
import type { Revision } from '@faircopy/contract';
import type { ConnectionError } from 'fastify';
import { Fault } from '../errors.ts';
import { errorEnvelope } from './error-envelope.ts';
import { requestId } from './request-id.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers are larger than 16 KiB.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time.',
};

/** Answers bytes that are no HTTP request, for which no route and no reply object exists, with the same envelope. */
export function malformedRequestHandler(revision: Revision) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const message = MESSAGES[error.code] ?? 'This is not a valid HTTP request.';
    const body = JSON.stringify(errorEnvelope(new Fault('ERR_VALIDATION_FAILED', message), revision));
    socket.end(
      [
        'HTTP/1.1 400 Bad Request',
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${requestId({ headers: {} })}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  };
}
