import Type, { type Static } from 'typebox';
import { Audience, Context, Format } from '../enumerations.ts';
import { TranslationId, timestamp } from '../identifiers.ts';
import { pageOf } from '../shapes/page-of.ts';
import { tone } from './text-fields.ts';

/** A text that was translated or refined, as it was kept. */
export const HistoryItem = Type.Object(
  {
    id: TranslationId,
    inputText: Type.String({ description: 'The text that was sent.' }),
    output: Type.String({ description: 'The text that came back.' }),
    audience: Audience,
    context: Context,
    format: Format,
    tone,
    wordCount: Type.Integer({ minimum: 0, description: 'Words of the output.' }),
    latencyMs: Type.Integer({ minimum: 0, description: 'Milliseconds the work took.' }),
    model: Type.Optional(Type.String({ description: 'Model that answered.' })),
    provider: Type.Optional(Type.String({ description: 'Where the model runs.' })),
    createdAt: timestamp('When it was first kept.'),
  },
  {
    title: 'HistoryItem',
    description: 'A text that was translated or refined.',
    examples: [
      {
        id: 'tr_Vb3kq9XcT0aJmW2rLzYp',
        inputText: 'we need a endpoint that give back the open invoices of a customer',
        output: '# Open invoices of a customer\n\n## Overview\n\nWe need an endpoint …\n',
        audience: 'Senior Dev',
        context: 'Backend',
        format: 'API Design',
        tone: 60,
        wordCount: 412,
        latencyMs: 38,
        model: 'faircopy-embedded',
        provider: 'embedded',
        createdAt: '2026-03-14T09:26:53.589Z',
      },
    ],
  },
);
export type HistoryItem = Static<typeof HistoryItem>;

/** Payload of GET /api/v1/history. */
export const HistoryPage = pageOf(HistoryItem, {
  title: 'HistoryPage',
  description: "A part of the caller's history.",
});
export type HistoryPage = Static<typeof HistoryPage>;
