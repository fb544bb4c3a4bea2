import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Larger than any form of ours. */
const FORM_BYTES = 16_384;

/** Makes a part of the server read forms, and nothing else. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** A field of the form that was sent; empty when it was not. */
export function formField(request: FastifyRequest, name: string): string {
  return request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : '';
}
