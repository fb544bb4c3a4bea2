import { SummarizeRequest, success, TranslationResponse } from '@faircopy/contract';
import type { WritingParts } from '../../../writing/parts.ts';
import { summarize } from '../../../writing/summarize.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function summarizeRoute(writing: WritingParts) {
  return defineRoute({
    name: 'summarize',
    method: 'POST',
    path: '/api/v1/optimize/summarize',
    tag: 'Writing',
    summary: 'Condenses a text that is too long to be an input',
    description:
      'The answer has at most maxCharacters and says nothing that the text does not. A text that fits already comes back ' +
      'as it is from the embedded model. Nothing is kept.',
    needs: 'additionalRoutes',
    credentials: CALLER,
    scope: 'optimize:write',
    limiter: 'ordinary',
    body: SummarizeRequest,
    responses: { 200: { schema: success(TranslationResponse), description: 'The condensed text.' } },
    errors: [504],
    async handle({ principal, body }) {
      return ok(await summarize(writing, principal, body));
    },
  });
}
