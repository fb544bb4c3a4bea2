import Type, { type Static } from 'typebox';
import { KeyMode } from '../enumerations.ts';
import { KEY_PREFIXES, resourceId, timestamp } from '../identifiers.ts';
import type { Revision } from '../revision.ts';
import { listOf } from '../shapes/list-of.ts';
import { nullable } from '../shapes/nullable.ts';
import { keyLabel } from './key-label.ts';
import { grantedScopes, requestedScopes } from './key-scopes.ts';

/** Body of POST /api/v1/keys. */
export function keyRequest(revision: Revision) {
  return Type.Object(
    {
      label: Type.Optional(keyLabel),
      mode: KeyMode,
      scopes: Type.Optional(requestedScopes(revision)),
      expiresAt: Type.Optional(timestamp('When the key is to cease to work. Left out: never.')),
    },
    {
      title: 'KeyRequest',
      description: 'What the key is to be.',
      examples: [{ label: 'build server', mode: 'live', scopes: ['optimize:write'] }],
    },
  );
}
export type KeyRequest = Static<ReturnType<typeof keyRequest>>;

const exampleKey = {
  id: 'key_7pQ2vX9cR4tB6nM1sK3w',
  preview: `${KEY_PREFIXES.live}EXA…MPLE`,
  mode: 'live',
  scopes: ['optimize:write'],
  createdAt: '2026-03-14T09:26:53.589Z',
  expiresAt: null,
};

function keyFields(revision: Revision) {
  return {
    id: resourceId('key', 'Name of the key in the interface.'),
    preview: Type.String({ description: 'Enough of the key to recognise it, too little to use it.' }),
    mode: KeyMode,
    scopes: grantedScopes(revision),
    createdAt: timestamp('When the key was made.'),
    expiresAt: nullable(timestamp('When the key ceases to work.'), { description: 'Null: never.' }),
  };
}

/** Payload of POST /api/v1/keys, the only answer that holds the key itself. */
export function createdKey(revision: Revision) {
  return Type.Object(
    {
      ...keyFields(revision),
      key: Type.String({
        description: 'The key. It is shown this once.',
        pattern: `^(${KEY_PREFIXES.live}|${KEY_PREFIXES.test})[A-Za-z0-9_-]+$`,
      }),
    },
    {
      title: 'CreatedKey',
      description: 'A new key.',
      examples: [{ ...exampleKey, key: `${KEY_PREFIXES.live}EXAMPLEEXAMPLEEXAMPLE` }],
    },
  );
}
export type CreatedKey = Static<ReturnType<typeof createdKey>>;

/** A key as it is listed, without the key itself. */
export function keyRecord(revision: Revision) {
  return Type.Object(
    {
      ...keyFields(revision),
      label: nullable(Type.String(), { description: 'Name of the key, for people.' }),
      lastUsedAt: nullable(timestamp('When the key was last used.'), {
        description: 'About when the key was last used; null: never.',
      }),
    },
    {
      title: 'KeyRecord',
      description: 'A key that works.',
      examples: [{ ...exampleKey, label: 'build server', lastUsedAt: null }],
    },
  );
}
export type KeyRecord = Static<ReturnType<typeof keyRecord>>;

/** Payload of GET /api/v1/keys. */
export function keyList(revision: Revision) {
  return listOf(keyRecord(revision), { title: 'KeyList', description: 'The keys of the caller that work.' });
}
export type KeyList = Static<ReturnType<typeof keyList>>;

/** Parameters of DELETE /api/v1/keys/:keyId. */
export const KeyParameters = Type.Object(
  {
    keyId: Type.String({
      description: 'Name of the key in the interface.',
      pattern: '^[A-Za-z0-9_-]{1,100}$',
      examples: [exampleKey.id],
    }),
  },
  {
    title: 'KeyParameters',
    description: 'Which key is meant.',
    examples: [{ keyId: exampleKey.id }],
  },
);
export type KeyParameters = Static<typeof KeyParameters>;
