import type { Revision } from '@faircopy/contract';
import type { Plans } from '../access/plans.ts';
import type { ManagedModel } from './managed-model.ts';
import type { Secret } from './secret.ts';

/** Everything the service can be told from outside, read once at start and frozen. */
export interface Settings {
  readonly host: string;
  /** 0: any free port; the address is known only once the service listens. */
  readonly port: number;
  /** Public origin without a trailing slash; null while it depends on a port the system has yet to choose. */
  readonly baseUrl: string | null;
  /** Absolute path of the data folder. */
  readonly dataDirectory: string;
  /** `postgres://…`; null: SQLite in the data folder. */
  readonly databaseUrl: Secret | null;
  /** Most connections to PostgreSQL at a time. */
  readonly databaseConnections: number;
  /** `redis://…` or `rediss://…`; null: limits and caches live in this process. */
  readonly redisUrl: Secret | null;
  /** Everything in which the two published variants of the contract differ. */
  readonly revision: Revision;
  /** Tier of a new user; always a name of `plans`. */
  readonly defaultTier: string;
  /** An outside OpenID Connect provider; null: the service is its own issuer at `/oidc`. */
  readonly outsideIssuer: { readonly issuer: string; readonly audience: string } | null;
  /** The master secret given from outside; null: the one in the data folder, made at first start. */
  readonly secret: Secret | null;
  /** Hosts that a user's own provider may have although they are private or spoken to without TLS. */
  readonly allowedEndpoints: readonly AllowedEndpoint[];
  /** Whose `X-Forwarded-For` is believed, in the form Fastify takes: nobody, this many hops, these addresses. */
  readonly trustProxy: TrustProxy;
  /** Milliseconds one call of a model may take. */
  readonly upstreamTimeoutMs: number;
  readonly limits: RateLimits;
  /** Address of a SearXNG-compatible search; null: none. */
  readonly searchUrl: string | null;
  readonly releases: Releases | null;
  /** Between the signal to stop and the end of taking requests. */
  readonly leaveSeconds: number;
  readonly logLevel: LogLevel;
  /** Where traces are sent, by OTLP over HTTP; null: nowhere. */
  readonly traceUrl: string | null;
  /** Models of the configuration file, in its order; the embedded model is not among them. */
  readonly models: readonly ManagedModel[];
  /** The default plans, with those of the configuration file in their place. */
  readonly plans: Plans;
  /** What is allowed but probably not meant, to be logged at start. */
  readonly warnings: readonly string[];
  /** Every environment setting as it took effect, for `faircopy config`. */
  readonly effective: readonly EffectiveSetting[];
}

/** `value` is fit to be shown: secrets are masked in it. */
export interface EffectiveSetting {
  readonly name: string;
  readonly value: string;
  readonly source: 'default' | 'environment';
  readonly meaning: string;
}

/** `port` null: every port of the host. */
export interface AllowedEndpoint {
  readonly host: string;
  readonly port: number | null;
}

export type TrustProxy = false | number | readonly string[];

/** Requests per window; 0 switches a limit off. */
export interface RateLimits {
  readonly keyPerMinute: number;
  readonly ipPer15Minutes: number;
  readonly desktopPerMinute: number;
  readonly desktopSessionPerMinute: number;
}

export type Releases =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly prefix: string };

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
