import type { CredentialKind } from '../route.ts';

/** How credentials are sent. One scheme serves several kinds: a session key travels like an API key. */
const SECURITY_SCHEMES = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'An API key (fc_live_…, fc_test_…) or a session key (fc_sess_…).',
  },
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'ID token of the identity provider.',
  },
  desktopSession: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'fc_desk_…',
    description: 'Desktop session token.',
  },
} as const;

const SCHEME_OF: Readonly<Record<CredentialKind, keyof typeof SECURITY_SCHEMES>> = {
  key: 'apiKey',
  session: 'apiKey',
  'id-token': 'idToken',
  desktop: 'desktopSession',
};

/** Any one of the schemes opens the route; an empty list says that none is needed. */
export function securityOf(credentials: readonly CredentialKind[]): Record<string, never[]>[] {
  const schemes = new Set(credentials.map((kind) => SCHEME_OF[kind]));
  return [...schemes].map((scheme) => ({ [scheme]: [] }));
}

/** The schemes that any of these credentials are sent by. */
export function securitySchemes(credentials: readonly CredentialKind[]) {
  const used = new Set(credentials.map((kind) => SCHEME_OF[kind]));
  return Object.fromEntries(
    Object.entries(SECURITY_SCHEMES).filter(([name]) => used.has(name as keyof typeof SECURITY_SCHEMES)),
  );
}
