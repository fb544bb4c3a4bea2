import { REVISIONS } from '@faircopy/contract';
import type { Plans } from '../access/plans.ts';
import type { ManagedModel } from './managed-model.ts';
import { originOf } from './parse-address.ts';
import type { EffectiveSetting, Settings } from './settings.ts';
import type { Values } from './variables.ts';

/** Settings before what is said about them. */
export type BareSettings = Omit<Settings, 'warnings' | 'effective'>;

/** Groups values that have been found sound. */
export function buildSettings(
  values: Values,
  file: { readonly models: readonly ManagedModel[]; readonly plans: Plans },
): BareSettings {
  const revision = REVISIONS[values.FAIRCOPY_REVISION];
  const issuer = values.FAIRCOPY_OIDC_ISSUER;
  return {
    host: values.FAIRCOPY_HOST,
    port: values.FAIRCOPY_PORT,
    baseUrl: baseUrlOf(values),
    dataDirectory: values.FAIRCOPY_DATA_DIR,
    databaseUrl: values.FAIRCOPY_DATABASE_URL,
    databaseConnections: values.FAIRCOPY_DATABASE_CONNECTIONS,
    redisUrl: values.FAIRCOPY_REDIS_URL,
    revision,
    defaultTier: values.FAIRCOPY_DEFAULT_TIER,
    outsideIssuer: issuer === null ? null : { issuer, audience: values.FAIRCOPY_OIDC_AUDIENCE ?? '' },
    secret: values.FAIRCOPY_SECRET,
    allowedEndpoints: values.FAIRCOPY_ALLOWED_ENDPOINTS,
    trustProxy: values.FAIRCOPY_TRUST_PROXY,
    upstreamTimeoutMs: values.FAIRCOPY_UPSTREAM_TIMEOUT_MS,
    limits: {
      keyPerMinute: values.FAIRCOPY_LIMIT_KEY_PER_MINUTE,
      ipPer15Minutes: values.FAIRCOPY_LIMIT_IP_PER_15_MINUTES ?? revision.requestsPerIp,
      desktopPerMinute: values.FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE,
      desktopSessionPerMinute: values.FAIRCOPY_LIMIT_DESKTOP_SESSION_PER_MINUTE,
    },
    searchUrl: values.FAIRCOPY_SEARCH_URL,
    releases: values.FAIRCOPY_RELEASES,
    leaveSeconds: values.FAIRCOPY_LEAVE_SECONDS,
    logLevel: values.FAIRCOPY_LOG_LEVEL,
    traceUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    models: file.models,
    plans: file.plans,
  };
}

/** Says what a default that depends on other settings came to. */
export function showEffective(
  effective: readonly EffectiveSetting[],
  settings: BareSettings,
): EffectiveSetting[] {
  const worked: Readonly<Record<string, string | null>> = {
    FAIRCOPY_BASE_URL: settings.baseUrl,
    FAIRCOPY_DATA_DIR: settings.dataDirectory,
    FAIRCOPY_LIMIT_IP_PER_15_MINUTES: String(settings.limits.ipPer15Minutes),
  };
  return effective.map((setting) => ({ ...setting, value: worked[setting.name] ?? setting.value }));
}

function baseUrlOf(values: Values): string | null {
  if (values.FAIRCOPY_BASE_URL !== null) return values.FAIRCOPY_BASE_URL;
  return values.FAIRCOPY_PORT === 0 ? null : originOf(values.FAIRCOPY_HOST, values.FAIRCOPY_PORT);
}
