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
    if (!isUtf8(body)) {
      done(new Fault('ERR_VALIDATION_FAILED', 'The body is not valid UTF-8. Send one JSON object in UTF-8.'));
      return;
    }
    const text = body.toString('utf8');
    parse(request, text, (error, value) => {
      const isRefused = error !== null && 'code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY';
      done(isRefused ? refusedJson(text, error) : error, value);
    });
  });
}

/** What is wrong with a text that the parser refuses, and where, without repeating any of it. */
function refusedJson(text: string, cause: Error): Fault {
  return new Fault('ERR_VALIDATION_FAILED', faultOfJson(text), { cause });
}

function faultOfJson(text: string): string {
  try {
    JSON.parse(text);
    return 'The body has a property __proto__ or constructor.prototype, which no request has. Leave it out.';
  } catch (error) {
    const place = /\(line (\d+) column (\d+)\)$/.exec(error instanceof Error ? error.message : '');
    const where = place === null ? '' : ` at line ${place[1]}, column ${place[2]}`;
    return `The body is not valid JSON${where}. Send one JSON object in UTF-8.`;
  }
}
