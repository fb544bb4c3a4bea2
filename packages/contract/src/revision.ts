/** The two published variants of the contract. */
export type RevisionName = 'A' | 'B';

type BaseApiScope = 'optimize:write' | 'translate:write' | 'history:read';
type BaseDesktopScope = 'desktop:projects:read' | 'desktop:projects:write' | 'desktop:sync:read';
type List<Value> = readonly [Value, ...Value[]];

/**
 * Everything in which the two variants differ, one field a difference. The record carries no name:
 * code asks for the difference it needs, never for which variant is live. Figures may be overridden by settings.
 */
export interface Revision {
  /** Requests from one IP address in `IP_WINDOW_SECONDS`. */
  readonly requestsPerIp: number;
  /** Most code points of `workspaceContext`. */
  readonly workspaceContextMaximum: number;
  /** Most chunks of one context injection; the least is 1. */
  readonly contextChunksMaximum: number;
  /** Most code points of an assembled context. */
  readonly contextBudget: number;
  /** Under which names the identity reports what its plan allows. */
  readonly limitNames: {
    readonly managedTokens: 'managedTokens' | 'managedTokensPerMonth';
    readonly apiKeys: 'apiKeys' | 'maxApiKeys';
  };
  /** Which credentials open provider configuration and desktop sessions. */
  readonly ownerCredentials: List<'id-token' | 'session'>;
  /** Whether the deprecated provider route asks for the feature `customProvider`. */
  readonly legacyProviderRouteGated: boolean;
  /** Whether error envelopes carry `error_code`. */
  readonly errorCodes: boolean;
  /** The scopes that exist. Others are refused as unknown values. */
  readonly scopes: {
    readonly api: List<BaseApiScope | 'notes:write'>;
    readonly desktop: List<BaseDesktopScope | 'desktop:notes:read' | 'desktop:notes:write'>;
  };
  /** Whether the later routes exist: notes, summarize, language detection, entitlements, session chains, builds. */
  readonly additionalRoutes: boolean;
  /** Who picks the model when a request names none. */
  readonly defaultModelChoice: 'stage-default' | 'router';
}

const apiScopes: List<BaseApiScope> = ['optimize:write', 'translate:write', 'history:read'];
const desktopScopes: List<BaseDesktopScope> = [
  'desktop:projects:read',
  'desktop:projects:write',
  'desktop:sync:read',
];

export const REVISIONS: Readonly<Record<RevisionName, Revision>> = {
  A: {
    requestsPerIp: 100,
    workspaceContextMaximum: 5_000,
    contextChunksMaximum: 50,
    contextBudget: 32_000,
    limitNames: { managedTokens: 'managedTokens', apiKeys: 'apiKeys' },
    ownerCredentials: ['id-token'],
    legacyProviderRouteGated: false,
    errorCodes: false,
    scopes: { api: apiScopes, desktop: desktopScopes },
    additionalRoutes: false,
    defaultModelChoice: 'stage-default',
  },
  B: {
    requestsPerIp: 180,
    workspaceContextMaximum: 150_000,
    contextChunksMaximum: 200,
    contextBudget: 150_000,
    limitNames: { managedTokens: 'managedTokensPerMonth', apiKeys: 'maxApiKeys' },
    ownerCredentials: ['id-token', 'session'],
    legacyProviderRouteGated: true,
    errorCodes: true,
    scopes: {
      api: [...apiScopes, 'notes:write'],
      desktop: [...desktopScopes, 'desktop:notes:read', 'desktop:notes:write'],
    },
    additionalRoutes: true,
    defaultModelChoice: 'router',
  },
};
