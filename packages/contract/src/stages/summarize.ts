import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { text } from '../shapes/text.ts';
import { managedModel } from './text-fields.ts';

/** Body of POST /api/v1/optimize/summarize. The answer is a `TranslationResponse`. */
export const SummarizeRequest = Type.Object(
  {
    input: text(LIMITS.summarizeInput, {
      description: 'The text to condense.',
      examples: ['Notes of the whole planning day, too long to be an input.'],
    }),
    maxCharacters: Type.Optional(
      Type.Integer({
        description: 'Most code points of the answer.',
        ...LIMITS.summaryCharacters,
        examples: [2_000],
      }),
    ),
    managedModel: Type.Optional(managedModel),
  },
  {
    title: 'SummarizeRequest',
    description: 'A text that is too long, and how long it may be.',
    examples: [{ input: 'Notes of the whole planning day, too long to be an input.', maxCharacters: 2_000 }],
  },
);
export type SummarizeRequest = Static<typeof SummarizeRequest>;
