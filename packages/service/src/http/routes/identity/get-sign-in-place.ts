import Type, { type Static } from 'typebox';
import type { SignInPlace } from '../../../access/sign-in.ts';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

const ProtectedResource = Type.Object(
  {
    resource: Type.String({ description: 'Origin of the service.' }),
    authorization_servers: Type.Array(Type.String(), { description: 'Issuer of the ID tokens it takes.' }),
    bearer_methods_supported: Type.Array(Type.Literal('header'), { description: 'How a token is sent.' }),
    faircopy_client_id: Type.String({ description: 'Client that the command line is at that issuer.' }),
  },
  {
    title: 'ProtectedResource',
    description: 'Metadata of a protected resource (RFC 9728).',
    examples: [
      {
        resource: 'https://faircopy.example.com',
        authorization_servers: ['https://faircopy.example.com/oidc'],
        bearer_methods_supported: ['header'],
        faircopy_client_id: 'faircopy-cli',
      },
    ],
  },
);

/** @param place where people sign in, asked for with each request */
export function getSignInPlaceRoute(place: () => SignInPlace) {
  return defineRoute({
    name: 'getSignInPlace',
    method: 'GET',
    path: '/.well-known/oauth-protected-resource',
    tag: 'Identity',
    summary: 'Where people sign in',
    description: 'Tells a client which OpenID Connect provider issues the ID tokens that are taken here.',
    credentials: [],
    limiter: 'ordinary',
    responses: { 200: { schema: ProtectedResource, description: 'Where people sign in.' } },
    async handle() {
      const { resource, issuer, clientId } = place();
      const metadata: Static<typeof ProtectedResource> = {
        resource,
        authorization_servers: [issuer],
        bearer_methods_supported: ['header'],
        faircopy_client_id: clientId,
      };
      return answer(200, metadata);
    },
  });
}
