import Type, { type Static } from 'typebox';
import { KEY_PREFIXES, timestamp } from '../identifiers.ts';
import type { Revision } from '../revision.ts';
import { keyLabel } from './key-label.ts';
import { grantedScopes, requestedScopes } from './key-scopes.ts';

/** Body of POST /api/v1/auth/session-key. */
export function sessionKeyRequest(revision: Revision) {
  return Type.Object(
    {
      scopes: Type.Optional(requestedScopes(revision)),
      label: Type.Optional(keyLabel),
    },
    {
      title: 'SessionKeyRequest',
      description: 'What the session key is to be.',
      examples: [{ scopes: ['optimize:write', 'history:read'], label: 'editor plugin' }],
    },
  );
}
export type SessionKeyRequest = Static<ReturnType<typeof sessionKeyRequest>>;

/** Payload of an issued session key: POST /api/v1/auth/session-key and POST /api/v1/auth/session-renew. */
export function sessionKey(revision: Revision) {
  return Type.Object(
    {
      key: Type.String({
        description: 'The key. It is shown this once.',
        pattern: `^${KEY_PREFIXES.session}[A-Za-z0-9_-]+$`,
      }),
      expiresAt: timestamp('When the key ceases to work.'),
      scopes: grantedScopes(revision),
    },
    {
      title: 'SessionKey',
      description: 'A key of short life.',
      examples: [
        {
          key: `${KEY_PREFIXES.session}EXAMPLEEXAMPLEEXAMPLE`,
          expiresAt: '2026-03-15T09:26:53.589Z',
          scopes: ['optimize:write'],
        },
      ],
    },
  );
}
export type SessionKey = Static<ReturnType<typeof sessionKey>>;
