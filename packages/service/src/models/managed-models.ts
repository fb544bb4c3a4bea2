import type { Settings } from '../settings/settings.ts';
import { createEgress } from './egress/egress.ts';
import { portOf } from './egress/permits.ts';
import type { RoutedModel } from './rank-models.ts';
import { createVendorModel } from './vendors/vendor-model.ts';

/** The operator's models, and their way out, which disposing closes. */
export interface ManagedModels extends AsyncDisposable {
  readonly models: readonly RoutedModel[];
}

/** Addresses in the configuration file are the operator's own, so they may be private. */
export function createManagedModels({
  models,
  upstreamTimeoutMs,
}: Pick<Settings, 'models' | 'upstreamTimeoutMs'>): ManagedModels {
  const allowed = models.flatMap(({ baseUrl }) => {
    const url = baseUrl === null ? null : new URL(baseUrl);
    return url === null ? [] : [{ host: url.hostname, port: portOf(url) }];
  });
  const egress = createEgress({ allowed, silenceMs: upstreamTimeoutMs });
  return {
    models: models.map((model) => ({
      ...createVendorModel({ ...model, credentialSource: 'managed' }, egress),
      languages: model.languages,
      inputPricePerMillion: model.inputPricePerMillion,
      outputPricePerMillion: model.outputPricePerMillion,
    })),
    [Symbol.asyncDispose]: () => egress[Symbol.asyncDispose](),
  };
}
