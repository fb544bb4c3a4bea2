import type { Provider } from 'oidc-provider';
import type { Secret } from '../../settings/secret.ts';
import type { Database } from '../../storage/storage.ts';
import type { TokenIssuer } from '../id-tokens/id-tokens.ts';
import { lazyKeys } from '../id-tokens/lazy-keys.ts';
import { createSigningKeys, type KeySet } from '../signing-keys/signing-keys.ts';
import { findUser } from '../users.ts';
import { CLI_CLIENT, DESKTOP_CLIENT } from './client-ids.ts';
import type { IssuerPages } from './pages.ts';

export interface EmbeddedIssuerParts {
  readonly db: Database;
  readonly secret: Secret;
  /** Public origin; asked for when a request comes, since it may depend on a port the system chooses. */
  readonly baseUrl: () => string;
  readonly pages: IssuerPages;
  /** Told what failed inside the provider. */
  readonly report: (error: unknown) => void;
}

/** The service as its own OpenID Connect provider. */
export interface EmbeddedIssuer {
  /** Its tokens, which the service checks without asking itself over HTTP. */
  readonly tokens: TokenIssuer;
  /** The provider with the signing keys of the moment. Loaded at the first call. */
  provider(): Promise<Provider>;
}

/** Path below which the issuer lives. */
export const ISSUER_PATH = '/oidc';

/** Makes the embedded issuer, which does nothing before the first request for it. */
export function createEmbeddedIssuer(parts: EmbeddedIssuerParts): EmbeddedIssuer {
  const keys = createSigningKeys(parts, { purpose: 'id-token', algorithm: 'RS256' });
  const issuer = () => parts.baseUrl() + ISSUER_PATH;
  const resolver = lazyKeys(async () => (await import('./own-keys.ts')).ownKeys(keys));
  let built: { readonly keys: KeySet; readonly issuer: string; readonly provider: Provider } | undefined;
  return {
    tokens: {
      expected: () => ({ issuer: issuer(), audiences: [CLI_CLIENT, DESKTOP_CLIENT], keys: resolver }),
      userOf: (userId) => findUser(parts.db, userId),
    },
    provider: async () => {
      const current = await keys.current();
      if (built?.keys !== current || built.issuer !== issuer()) {
        const { buildProvider } = await import('./provider.ts');
        const settings = { ...parts, issuer: issuer(), privateKeys: current.privateKeys };
        built = {
          keys: current,
          issuer: settings.issuer,
          provider: buildProvider(settings, parts.report),
        };
      }
      return built.provider;
    },
  };
}
