import { type Revision, refineRequest, success, TranslationResponse } from '@faircopy/contract';
import type { WritingParts } from '../../../writing/parts.ts';
import { refine } from '../../../writing/refine.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function refineRoute(revision: Revision, writing: WritingParts) {
  return defineRoute({
    name: 'refine',
    method: 'POST',
    path: '/api/v1/refine',
    tag: 'Writing',
    summary: 'Revises a document by feedback',
    description:
      'Keeps the revision in the history. Feedback that has nothing to do with the document sets isOutOfScope, leaves ' +
      'the document as it was, and keeps nothing.',
    credentials: CALLER,
    scope: 'optimize:write',
    feature: 'iterativeRefinement',
    limiter: 'ordinary',
    body: refineRequest(revision),
    responses: { 200: { schema: success(TranslationResponse), description: 'The revised document.' } },
    errors: [504],
    streams: true,
    async handle({ principal, body, reader }) {
      return ok(await refine(writing, principal, body, reader));
    },
  });
}
