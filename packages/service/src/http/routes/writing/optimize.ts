import { OptimizeRequest, success, TranslationResponse } from '@faircopy/contract';
import { optimize } from '../../../writing/optimize.ts';
import type { WritingParts } from '../../../writing/parts.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function optimizeRoute(writing: WritingParts) {
  return defineRoute({
    name: 'optimize',
    method: 'POST',
    path: '/api/v1/optimize',
    tag: 'Writing',
    summary: 'Improves a text in its own language',
    description:
      'With correctionsOnly, mends spelling, grammar and punctuation and nothing else. The same request gets the same ' +
      'answer, and nothing is kept. Properties of other stages are ignored.',
    credentials: CALLER,
    scope: 'optimize:write',
    limiter: 'ordinary',
    body: OptimizeRequest,
    responses: { 200: { schema: success(TranslationResponse), description: 'The improved text.' } },
    errors: [504],
    streams: true,
    async handle({ principal, body, reader }) {
      return ok(await optimize(writing, principal, body, reader));
    },
  });
}
