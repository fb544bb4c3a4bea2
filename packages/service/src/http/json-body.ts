import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../errors.ts';

/**
 * Reads bodies as JSON. Bytes that are no UTF-8 are refused: decoding would put other characters in their place without a
 * word, in texts that are to come back as they were.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) parse(request, body.toString('utf8'), done);
    else
      done(new Fault('ERR_VALIDATION_FAILED', 'The body is not valid UTF-8. Send one JSON object in UTF-8.'));
  });
}
