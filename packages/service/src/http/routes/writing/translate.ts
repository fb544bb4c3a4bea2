import { type Revision, success, TranslationResponse, translateRequest } from '@faircopy/contract';
import type { WritingParts } from '../../../writing/parts.ts';
import { translate } from '../../../writing/translate.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function translateRoute(revision: Revision, writing: WritingParts) {
  return defineRoute({
    name: 'translate',
    method: 'POST',
    path: '/api/v1/translate',
    tag: 'Writing',
    summary: 'Composes a technical document of a rough text',
    description:
      'Keeps the document in the history, under translationId when the request names one. ' +
      'Code, addresses, paths, identifiers, versions and numbers of the input are in the document as they were.',
    credentials: CALLER,
    scope: 'optimize:write',
    feature: 'apiAccess',
    limiter: 'ordinary',
    body: translateRequest(revision),
    responses: { 200: { schema: success(TranslationResponse), description: 'The document.' } },
    errors: [504],
    streams: true,
    async handle({ principal, body, reader }) {
      return ok(await translate(writing, principal, body, reader));
    },
  });
}
