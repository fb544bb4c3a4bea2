import type { Principal } from '../access/principal.ts';
import { Fault } from '../errors.ts';
import type { Egress } from '../models/egress/egress.ts';
import type { Model } from '../models/model.ts';
import { VendorFailure } from '../models/vendors/failure.ts';
import { createVendorModel } from '../models/vendors/vendor-model.ts';
import { now } from '../storage/instant.ts';
import { DEFAULT_MODELS } from './default-models.ts';
import { messageFor } from './findings.ts';
import type { ProviderStore, StoredProvider } from './provider-store.ts';

/**
 * The model a caller brought along. One that turned invalid is asked all the same: a text that was meant for the caller's
 * own provider goes nowhere else without being told to, and the key may be good again.
 */
export function createOwnModels(store: ProviderStore, egress: Pick<Egress, 'fetch' | 'send' | 'locate'>) {
  return async ({ userId }: Pick<Principal, 'userId'>): Promise<Model | null> => {
    const provider = await store.find(userId);
    if (provider === null) return null;
    const { providerType, baseUrl, apiKey } = provider;
    const model = provider.model ?? DEFAULT_MODELS[providerType] ?? '';
    if (apiKey === null) throw unopened();
    const definition = {
      provider: providerType,
      id: model,
      model,
      baseUrl,
      apiKey,
      stages: ['optimize', 'translate', 'refine', 'summarize'],
      class: 'quality',
      contextTokens: null,
      credentialSource: 'user',
    } as const;
    return watched(createVendorModel(definition, egress), provider, store);
  };
}

/** The master secret is another than the one the key was sealed under. */
function unopened(): Fault {
  return new Fault(
    'ERR_UPSTREAM_FAILED',
    'The stored key of your provider cannot be read any more. Save it again.',
  );
}

/** Notes in the configuration when its key is refused, and when it is good again. */
function watched(model: Model, provider: StoredProvider, store: ProviderStore): Model {
  return {
    ...model,
    async *generate(...asked) {
      try {
        for await (const event of model.generate(...asked)) {
          if (event.type === 'end' && provider.status === 'invalid') {
            await store.note(provider, { status: 'active', validationMessage: null, lastValidatedAt: now() });
          }
          yield event;
        }
      } catch (error) {
        const failure = error instanceof Fault ? error.cause : null;
        if (failure instanceof VendorFailure && failure.kind === 'invalid-key') {
          await store.note(provider, { status: 'invalid', validationMessage: messageFor(failure) });
        }
        throw error;
      }
    },
  };
}
