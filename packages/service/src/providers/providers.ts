import { setTimeout as delay } from 'node:timers/promises';
import type {
  LegacyCredential,
  ProviderConfiguration,
  ProviderCurrent,
  ProviderDraft,
} from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import { createEgress } from '../models/egress/egress.ts';
import { createPermits } from '../models/egress/permits.ts';
import type { Model } from '../models/model.ts';
import { probe } from '../models/vendors/probe.ts';
import type { Settings } from '../settings/settings.ts';
import { now } from '../storage/instant.ts';
import type { Storage } from '../storage/storage.ts';
import { type CheckedDraft, checkDraft, draftOf } from './draft.ts';
import { messageFor, refusalOf } from './findings.ts';
import { createOwnModels } from './own-model.ts';
import { presentProvider, previewOfKey } from './present.ts';
import { createProviderStore } from './provider-store.ts';

/** Model providers that users bring along: one each, its key sealed, tried before it is kept. */
export interface Providers extends AsyncDisposable {
  current(userId: string): Promise<ProviderCurrent>;
  remove(userId: string): Promise<void>;
  /** Tries a provider and keeps nothing. @throws {Fault} ERR_VALIDATION_FAILED */
  test(userId: string, draft: ProviderDraft): Promise<ProviderConfiguration>;
  /**
   * Tries a provider and keeps it when it is good; otherwise everything stays as it was.
   *
   * @throws {Fault} ERR_VALIDATION_FAILED, ERR_PROVIDER_INVALID, ERR_RATE_LIMITED, ERR_UPSTREAM_TIMEOUT, ERR_UPSTREAM_FAILED
   */
  save(userId: string, draft: ProviderDraft): Promise<ProviderConfiguration>;
  /** As `save`, for the deprecated route. */
  saveLegacy(userId: string, credential: LegacyCredential): Promise<ProviderConfiguration>;
  /** The model that answers a caller who names none; null when they have brought none, or their plan has no room for it. */
  ownModel(principal: Principal): Promise<Model | null>;
}

type ProviderSettings = Pick<Settings, 'allowedEndpoints' | 'upstreamTimeoutMs' | 'revision'>;

const LONGEST_TRIAL_MS = 20_000;
const SHORTEST_TRIAL_MS = 400;

/**
 * @param shortestTrialMs no trial is answered sooner, so that a quick refusal on this side is not told from one on the other.
 * Default 400
 */
export function createProviders(
  storage: Pick<Storage, 'db' | 'secret'>,
  settings: ProviderSettings,
  shortestTrialMs: number = SHORTEST_TRIAL_MS,
): Providers {
  const { allowedEndpoints: allowed, upstreamTimeoutMs, revision } = settings;
  const store = createProviderStore(storage);
  const permits = createPermits(allowed);
  const egress = createEgress({ allowed, silenceMs: upstreamTimeoutMs });
  const ownModel = createOwnModels(store, egress);

  const attempt = async (userId: string, draft: ProviderDraft) => {
    const checked = checkDraft(draft, await store.find(userId), permits);
    const { providerType: provider, effectiveModel: model, baseUrl, apiKey } = checked;
    const endpoint = { provider, model, baseUrl, apiKey };
    const signal = AbortSignal.timeout(Math.min(upstreamTimeoutMs, LONGEST_TRIAL_MS));
    const [failure] = await Promise.all([probe(endpoint, egress, signal), delay(shortestTrialMs)]);
    return { checked, failure, message: messageFor(failure) };
  };
  const save: Providers['save'] = async (userId, draft) => {
    const { checked, failure, message } = await attempt(userId, draft);
    if (failure !== null && message !== null) throw refusalOf(failure, message);
    const at = now();
    const good = { ...shownOf(checked), status: 'active', validationMessage: null } as const;
    await store.save({ ...good, userId, apiKey: checked.apiKey, updatedAt: at, lastValidatedAt: at });
    return presentProvider({ ...good, updatedAt: at, lastValidatedAt: at });
  };
  return {
    current: async (userId) => {
      const stored = await store.find(userId);
      const data = stored === null ? null : presentProvider(stored);
      return { success: true, data, configured: data !== null };
    },
    remove: store.remove,
    test: async (userId, draft) => {
      const { checked, message } = await attempt(userId, draft);
      return presentProvider({
        ...shownOf(checked),
        status: message === null ? 'active' : 'invalid',
        validationMessage: message,
        updatedAt: null,
        lastValidatedAt: message === null ? now() : null,
      });
    },
    save,
    saveLegacy: (userId, credential) => save(userId, draftOf(credential)),
    ownModel: async (principal) => {
      const isOpen = principal.features.has('customProvider') || !revision.legacyProviderRouteGated;
      return isOpen ? ownModel(principal) : null;
    },
    [Symbol.asyncDispose]: () => egress[Symbol.asyncDispose](),
  };
}

function shownOf({ providerType, providerName, baseUrl, model, apiKey }: CheckedDraft) {
  return { providerType, providerName, baseUrl, model, keyPreview: previewOfKey(apiKey.reveal()) };
}
