import type { ApiScope, DesktopSessionScope, Feature } from '@faircopy/contract';
import { Fault } from '../errors.ts';

/** Who makes a request, and by what right. The one thing a domain folder knows about authentication. */
export interface Principal {
  /** `usr_…` */
  readonly userId: string;
  readonly tier: string;
  /** What the plan of the tier allows. */
  readonly features: ReadonlySet<Feature>;
  /** What the credential allows. */
  readonly scopes: ReadonlySet<Scope>;
  readonly credential: Credential;
  /** What the user has set for all requests, where that was read with the credential; left out: not read yet. */
  readonly instructions?: string;
}

export type Scope = ApiScope | DesktopSessionScope;

/** What was presented. `mode` test: the embedded model only, no quota, no history. */
export interface Credential {
  readonly kind: 'key' | 'session' | 'id-token' | 'desktop';
  /** Names the credential in rate limits and logs, a desktop one by its device; never the credential itself. */
  readonly id: string;
  readonly mode: 'live' | 'test';
  /** Of a desktop credential: the device it was made for. */
  readonly deviceId?: string;
}

/** @throws {Fault} ERR_SCOPE_MISSING, naming the scope. */
export function requireScope(principal: Principal, scope: Scope): void {
  if (!principal.scopes.has(scope)) {
    throw new Fault('ERR_SCOPE_MISSING', `This credential does not carry the scope ${scope}.`);
  }
}

/** @throws {Fault} ERR_FEATURE_MISSING, naming the feature and the plan. */
export function requireFeature(principal: Principal, feature: Feature): void {
  if (!principal.features.has(feature)) {
    throw new Fault(
      'ERR_FEATURE_MISSING',
      `The plan ${principal.tier} does not include the feature ${feature}.`,
    );
  }
}
