import Type, { type Static } from 'typebox';
import { Audience, Context, Format, ResponseFormat } from '../enumerations.ts';
import { TranslationId } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import type { Revision } from '../revision.ts';
import { text } from '../shapes/text.ts';
import { managedModel, tone, webSearch, workspaceContext } from './text-fields.ts';

/** Body of POST /api/v1/refine. Unknown properties are ignored. */
export function refineRequest(revision: Revision) {
  return Type.Object(
    {
      originalInput: Type.Optional(
        text(LIMITS.originalInput, {
          description: 'The text the document was made of.',
          default: '',
          examples: ['we need a endpoint for open invoices'],
        }),
      ),
      previousOutput: text(LIMITS.previousOutput, {
        description: 'The document to revise.',
        examples: ['# Open invoices\n\n## Summary\n\nAn endpoint returns open invoices.\n'],
      }),
      feedback: text(LIMITS.feedback, {
        description: 'What to change in it.',
        examples: ['Rename "Summary" to "Overview".'],
      }),
      audience: Audience,
      context: Context,
      format: Format,
      tone,
      workspaceContext: Type.Optional(workspaceContext(revision)),
      translationId: Type.Optional(TranslationId),
      webSearch: Type.Optional(webSearch),
      responseFormat: Type.Optional(ResponseFormat),
      managedModel: Type.Optional(managedModel),
    },
    {
      title: 'RefineRequest',
      description: 'A document, and what to change in it.',
      examples: [
        {
          originalInput: 'we need a endpoint for open invoices',
          previousOutput: '# Open invoices\n\n## Summary\n\nAn endpoint returns open invoices.\n',
          feedback: 'Rename "Summary" to "Overview".',
          audience: 'Senior Dev',
          context: 'Backend',
          format: 'API Design',
          tone: 60,
        },
      ],
    },
  );
}
export type RefineRequest = Static<ReturnType<typeof refineRequest>>;
