import Type, { type Static } from 'typebox';
import { resourceId } from '../identifiers.ts';

/** Payload of GET /api/v1/auth/confirm. */
export const AuthConfirmation = Type.Object(
  {
    userId: resourceId('user', 'The caller.'),
    confirmed: Type.Literal(true, { description: 'Always true.' }),
  },
  {
    title: 'AuthConfirmation',
    description: 'The credential is good.',
    examples: [{ userId: 'usr_7pQ2vX9cR4tB6nM1sK3w', confirmed: true }],
  },
);
export type AuthConfirmation = Static<typeof AuthConfirmation>;
