import Type, { type Static } from 'typebox';
import { Audience, Context } from '../enumerations.ts';
import { TranslationId } from '../identifiers.ts';
import { input, managedModel } from './text-fields.ts';

/** Body of POST /api/v1/optimize. Unknown properties, those of translate among them, are ignored. */
export const OptimizeRequest = Type.Object(
  {
    input,
    audience: Audience,
    context: Context,
    managedModel: Type.Optional(managedModel),
    translationId: Type.Optional(TranslationId),
    correctionsOnly: Type.Optional(
      Type.Boolean({
        description: 'Mend spelling, grammar and punctuation, and nothing else.',
        default: false,
        examples: [true],
      }),
    ),
  },
  {
    title: 'OptimizeRequest',
    description: 'A text to improve in its own language.',
    examples: [
      {
        input: 'The servise restart every night, becuase the memory are full.',
        audience: 'Senior Dev',
        context: 'Backend',
        correctionsOnly: true,
      },
    ],
  },
);
export type OptimizeRequest = Static<typeof OptimizeRequest>;

/** Fields of the translate request that optimize drops; what a caller sends in them is logged by name. */
export const FIELDS_OPTIMIZE_DROPS: ReadonlySet<string> = new Set([
  'format',
  'tone',
  'customInstructions',
  'attachments',
  'contextProjectId',
]);
