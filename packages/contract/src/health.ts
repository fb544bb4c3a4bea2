import Type, { type Static } from 'typebox';
import { timestamp } from './identifiers.ts';

/** Version of the contract document. */
export const CONTRACT_VERSION = '1.0.0';

/** Label of the version, as in the path of every route. */
export const VERSION_LABEL = 'v1';

/** Payload of GET /api/v1/health. */
export const Health = Type.Object(
  {
    status: Type.String({ description: 'How the service is.' }),
    version: Type.String({ description: 'Label of the version of the interface.' }),
    timestamp: timestamp('When the answer was made.'),
  },
  {
    title: 'Health',
    description: 'That the service is there.',
    examples: [{ status: 'ok', version: VERSION_LABEL, timestamp: '2026-03-14T09:26:53.589Z' }],
  },
);
export type Health = Static<typeof Health>;
