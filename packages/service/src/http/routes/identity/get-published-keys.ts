import Type, { type Static } from 'typebox';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

const PublishedKeys = Type.Object(
  {
    keys: Type.Array(
      Type.Object(
        { kty: Type.String(), kid: Type.String(), alg: Type.String(), use: Type.String() },
        { description: 'A public key (RFC 7517).', additionalProperties: Type.String() },
      ),
      { description: 'Those that sign, those that will, and those that did within the last day.' },
    ),
  },
  {
    title: 'PublishedKeys',
    description: 'A set of public keys.',
    examples: [
      {
        keys: [
          {
            kty: 'OKP',
            crv: 'Ed25519',
            x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
            kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
            alg: 'EdDSA',
            use: 'sig',
          },
        ],
      },
    ],
  },
);

/** @param read the public keys of entitlements tokens */
export function getPublishedKeysRoute(read: () => Promise<{ readonly keys: readonly object[] }>) {
  return defineRoute({
    name: 'getPublishedKeys',
    method: 'GET',
    path: '/.well-known/jwks.json',
    tag: 'Identity',
    summary: 'The keys that entitlements tokens are checked with',
    description: 'A key is published a day before it signs and stays for a day after.',
    needs: 'additionalRoutes',
    credentials: [],
    limiter: 'ordinary',
    responses: { 200: { schema: PublishedKeys, description: 'The keys, as a JSON Web Key Set.' } },
    async handle() {
      const { keys } = await read();
      return answer(200, { keys: keys as Static<typeof PublishedKeys>['keys'] });
    },
  });
}
