import { resolve } from 'node:path';
import type { RevisionName } from '@faircopy/contract';
import {
  issuerAddress,
  listenHost,
  quoteAddress,
  secretAddress,
  webAddress,
  webOrigin,
} from './parse-address.ts';
import { parseEndpoint } from './parse-endpoint.ts';
import { parseReleases } from './parse-releases.ts';
import { line, list, oneOf, wholeNumber } from './parse-text.ts';
import { parseTrustProxy } from './parse-trust-proxy.ts';
import { Secret } from './secret.ts';
import { secretWeakness } from './secret-strength.ts';
import {
  type AllowedEndpoint,
  LOG_LEVELS,
  type LogLevel,
  type Releases,
  type TrustProxy,
} from './settings.ts';
import { expected, parsed, type Variable, variable } from './variable.ts';

const requests = wholeNumber(0, 1_000_000);

function optional<Value>(definition: Omit<Variable<Value>, 'fallback'>): Variable<Value | null> {
  return { fallback: null, fallbackShown: 'none', ...definition };
}

/** Every environment variable of the service, in the order `faircopy config` shows them. */
export const variables = {
  FAIRCOPY_HOST: variable({
    meaning: 'host or IP address it listens on',
    parse: listenHost,
    fallback: '127.0.0.1',
  }),
  FAIRCOPY_PORT: variable({
    meaning: 'port it listens on; 0 takes any free one',
    parse: (text) =>
      text.startsWith('tcp://')
        ? expected('a port; Kubernetes put this address here, which `enableServiceLinks: false` prevents')
        : wholeNumber(0, 65_535)(text),
    fallback: 8787,
  }),
  FAIRCOPY_BASE_URL: optional({
    meaning: 'the public address',
    parse: webOrigin,
    fallbackShown: 'from host and port',
    masked: quoteAddress,
  }),
  FAIRCOPY_DATA_DIR: variable({
    meaning: 'folder of the SQLite file, the generated secret and the keys of the embedded issuer',
    parse: (text) => {
      const folder = line('a folder')(text);
      return folder.ok ? parsed(resolve(folder.value)) : folder;
    },
    fallback: resolve('data'),
  }),
  FAIRCOPY_DATABASE_URL: optional({
    meaning: 'PostgreSQL in place of SQLite',
    parse: secretAddress(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
    fallbackShown: 'SQLite in the data folder',
    masked: quoteAddress,
  }),
  FAIRCOPY_DATABASE_CONNECTIONS: variable({
    meaning: 'most connections of this process to PostgreSQL',
    parse: wholeNumber(1, 1_000),
    fallback: 10,
  }),
  FAIRCOPY_REDIS_URL: optional({
    meaning: 'Redis or Valkey for rate limits and shared caches',
    parse: secretAddress(['redis:', 'rediss:'], 'redis://host:6379'),
    fallbackShown: 'within the process',
    masked: quoteAddress,
  }),
  FAIRCOPY_REVISION: variable<RevisionName>({
    meaning: 'which published variant of the contract is live',
    parse: oneOf(['A', 'B']),
    fallback: 'B',
  }),
  FAIRCOPY_DEFAULT_TIER: variable({
    meaning: 'tier of a new user',
    parse: line('the name of a plan'),
    fallback: 'enterprise',
  }),
  FAIRCOPY_OIDC_ISSUER: optional({
    meaning: 'an outside OpenID Connect provider',
    parse: issuerAddress,
    fallbackShown: 'the service itself',
    masked: quoteAddress,
  }),
  FAIRCOPY_OIDC_AUDIENCE: optional({
    meaning: 'audience that tokens of the outside provider must name',
    parse: line('an audience'),
  }),
  FAIRCOPY_SECRET: optional({
    meaning: 'the master secret under which stored keys are sealed',
    parse: (text) => {
      const weakness = secretWeakness(text);
      return weakness === null
        ? parsed(new Secret(text))
        : expected(`a secret of at least 32 random characters, but ${weakness}`);
    },
    fallbackShown: 'kept in the data folder',
    masked: () => '********',
  }),
  FAIRCOPY_ALLOWED_ENDPOINTS: variable<readonly AllowedEndpoint[]>({
    meaning: "hosts of users' own providers that may be private or without TLS",
    parse: list(parseEndpoint),
    fallback: [],
    fallbackShown: 'none',
  }),
  FAIRCOPY_TRUST_PROXY: variable<TrustProxy>({
    meaning: 'whose X-Forwarded-For is believed: a number of proxies, or their addresses',
    parse: parseTrustProxy,
    fallback: false,
    fallbackShown: 'nobody',
  }),
  FAIRCOPY_CONFIG: optional({
    meaning: 'JSON file with models and plans',
    parse: (text) => {
      const file = line('a file')(text);
      return file.ok ? parsed(resolve(file.value)) : file;
    },
  }),
  FAIRCOPY_UPSTREAM_TIMEOUT_MS: variable({
    meaning: 'milliseconds one call of a model may take',
    parse: wholeNumber(1, 3_600_000),
    fallback: 60_000,
  }),
  FAIRCOPY_LIMIT_KEY_PER_MINUTE: variable({
    meaning: 'requests a minute of one key; 0: no limit',
    parse: requests,
    fallback: 100,
  }),
  FAIRCOPY_LIMIT_IP_PER_15_MINUTES: optional({
    meaning: 'requests in 15 minutes of one IP address; 0: no limit',
    parse: requests,
    fallbackShown: 'as the revision says',
  }),
  FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE: variable({
    meaning: 'writing requests a minute of one desktop device; 0: no limit',
    parse: requests,
    fallback: 60,
  }),
  FAIRCOPY_LIMIT_DESKTOP_SESSION_PER_MINUTE: variable({
    meaning: 'desktop sessions a minute of one user; 0: no limit',
    parse: requests,
    fallback: 10,
  }),
  FAIRCOPY_SEARCH_URL: optional({
    meaning: 'a SearXNG-compatible search for models that have none of their own',
    parse: webAddress,
    masked: quoteAddress,
  }),
  FAIRCOPY_RELEASES: optional<Releases>({
    meaning: 'folder or s3://bucket/prefix of desktop builds',
    parse: parseReleases,
  }),
  FAIRCOPY_LEAVE_SECONDS: variable({
    meaning: 'seconds it still takes requests after SIGTERM, while it is no longer ready',
    parse: wholeNumber(0, 300),
    fallback: 0,
  }),
  FAIRCOPY_LOG_LEVEL: variable<LogLevel>({
    meaning: 'least severe log line that is written',
    parse: oneOf(LOG_LEVELS),
    fallback: 'info',
  }),
  // A name of OpenTelemetry's own, so that whoever traces other services sets nothing new.
  OTEL_EXPORTER_OTLP_ENDPOINT: optional({
    meaning: 'collector that traces are sent to, by OTLP over HTTP',
    parse: webAddress,
    masked: quoteAddress,
  }),
};

export type VariableName = keyof typeof variables;

/** The value of every variable, typed by its parser. */
export type Values = {
  readonly [Name in VariableName]: (typeof variables)[Name] extends Variable<infer Value> ? Value : never;
};
