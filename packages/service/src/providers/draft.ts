import type { LegacyCredential, ProviderDraft, ProviderType } from '@faircopy/contract';
import { Fault } from '../errors.ts';
import { faultOfUrl } from '../models/egress/check-url.ts';
import type { Permits } from '../models/egress/permits.ts';
import { addressOf } from '../models/vendors/endpoint.ts';
import { Secret } from '../settings/secret.ts';
import { DEFAULT_MODELS } from './default-models.ts';
import type { StoredProvider } from './provider-store.ts';

/** A provider as its user wants it, with the key that goes with it. */
export interface CheckedDraft {
  readonly providerType: ProviderType;
  readonly providerName: string;
  readonly baseUrl: string | null;
  /** As it was named; null: the default is used. */
  readonly model: string | null;
  /** What is asked of the vendor. */
  readonly effectiveModel: string;
  readonly apiKey: Secret;
}

/** The draft that a request of the deprecated route stands for. */
export function draftOf(credential: LegacyCredential): ProviderDraft {
  const { providerType, apiKey, apiEndpoint, model, label } = credential;
  return {
    providerType,
    providerName: label ?? providerType,
    apiKey,
    ...(apiEndpoint === undefined ? {} : { baseURL: apiEndpoint }),
    ...(model === undefined ? {} : { modelIdentifier: model }),
  };
}

/**
 * A draft that is fit to be tried. A stored key goes only where it has gone before: to the same type at the same origin.
 *
 * @throws {Fault} ERR_VALIDATION_FAILED
 */
export function checkDraft(
  draft: ProviderDraft,
  stored: StoredProvider | null,
  permits: Permits,
): CheckedDraft {
  const { providerType, providerName } = draft;
  const baseUrl = draft.baseURL ?? null;
  const fault = baseUrl === null ? null : faultOfUrl(baseUrl, permits);
  if (fault !== null) throw refused('/baseURL', fault, 'baseURL');
  if (baseUrl === null && providerType === 'openai-compatible') {
    throw refused('/baseURL', 'is missing; send it', 'required');
  }
  const model = draft.modelIdentifier ?? null;
  const effectiveModel = model ?? DEFAULT_MODELS[providerType];
  if (effectiveModel === null) throw refused('/modelIdentifier', 'is missing; send it', 'required');
  const apiKey = draft.isExistingKey ? storedKey(draft, stored) : newKey(draft.apiKey ?? '');
  return { providerType, providerName, baseUrl, model, effectiveModel, apiKey };
}

/** What cannot travel in a header never reaches a vendor, and the vendor's address would be blamed for it. */
function newKey(key: string): Secret {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(key)) return new Secret(key);
  const message = 'must be ASCII without spaces or line ends around it; something was pasted with it';
  throw refused('/apiKey', message, 'apiKey');
}

function storedKey({ providerType, baseURL }: ProviderDraft, stored: StoredProvider | null): Secret {
  if (stored === null || stored.apiKey === null) {
    throw refused('/isExistingKey', 'must be false: there is no stored key', 'isExistingKey');
  }
  const place = (type: ProviderType, baseUrl: string | null) =>
    `${type} ${new URL(addressOf({ provider: type, baseUrl })).origin}`;
  if (place(providerType, baseURL ?? null) !== place(stored.providerType, stored.baseUrl)) {
    const message = 'must be false: the stored key belongs to another provider or address; send the key';
    throw refused('/isExistingKey', message, 'isExistingKey');
  }
  return stored.apiKey;
}

function refused(path: string, message: string, rule: string): Fault {
  return new Fault('ERR_VALIDATION_FAILED', 'The request has one fault, see details.', {
    details: [{ path, message, rule }],
  });
}
