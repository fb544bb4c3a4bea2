import { DetectedLanguage, DetectLanguageRequest, success } from '@faircopy/contract';
import { detectLanguage } from '../../../writing/detect-language.ts';
import type { WritingParts } from '../../../writing/parts.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function detectLanguageRoute(writing: Pick<WritingParts, 'text'>) {
  return defineRoute({
    name: 'detectLanguage',
    method: 'POST',
    path: '/api/v1/detect-language',
    tag: 'Writing',
    summary: 'Tells the language of a text',
    description:
      'Code, addresses and identifiers in the text are not counted. No model is asked; no quota is spent.',
    needs: 'additionalRoutes',
    credentials: CALLER,
    limiter: 'ordinary',
    body: DetectLanguageRequest,
    responses: { 200: { schema: success(DetectedLanguage), description: 'The language.' } },
    async handle({ body }) {
      return ok(await detectLanguage(writing, body.input));
    },
  });
}
