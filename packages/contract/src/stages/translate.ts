import Type, { type Static } from 'typebox';
import { Audience, Context, Format, ResponseFormat } from '../enumerations.ts';
import { TranslationId } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import type { Revision } from '../revision.ts';
import { text } from '../shapes/text.ts';
import { input, managedModel, tone, webSearch, workspaceContext } from './text-fields.ts';

/** Body of POST /api/v1/translate. Unknown properties are ignored. */
export function translateRequest(revision: Revision) {
  return Type.Object(
    {
      input,
      audience: Audience,
      context: Context,
      format: Format,
      tone,
      customInstructions: Type.Optional(
        text(LIMITS.customInstructions, {
          description: 'Wishes of the caller for this document.',
          examples: ['Name the team that owns each endpoint.'],
        }),
      ),
      workspaceContext: Type.Optional(workspaceContext(revision)),
      translationId: Type.Optional(TranslationId),
      webSearch: Type.Optional(webSearch),
      responseFormat: Type.Optional(ResponseFormat),
      managedModel: Type.Optional(managedModel),
      correctionsOnly: Type.Optional(
        Type.Boolean({
          description: 'With the format Optimize: mend spelling, grammar and punctuation, and nothing else.',
          default: false,
          examples: [false],
        }),
      ),
    },
    {
      title: 'TranslateRequest',
      description: 'A rough text, and what document to make of it.',
      examples: [
        {
          input: 'we need a endpoint that give back the open invoices of a customer, paged by 50',
          audience: 'Senior Dev',
          context: 'Backend',
          format: 'API Design',
          tone: 60,
        },
      ],
    },
  );
}
export type TranslateRequest = Static<ReturnType<typeof translateRequest>>;
