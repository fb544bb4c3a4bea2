import Type, { type Static } from 'typebox';
import { nullable } from '../shapes/nullable.ts';

/** What became of the search that a request asked for. */
export const WebSearchReport = Type.Object(
  {
    ran: Type.Boolean({ description: 'Whether a search ran.' }),
    message: nullable(Type.String(), { description: 'Why none ran; null when one did.' }),
  },
  {
    title: 'WebSearchReport',
    description: 'What became of the search that webSearch asked for.',
    examples: [{ ran: true, message: null }],
  },
);
export type WebSearchReport = Static<typeof WebSearchReport>;
