import type { ManagedModel, Stage } from '@faircopy/contract';
import type { Model } from './model.ts';

/** The models that callers may name, the embedded one first. */
export interface Catalogue {
  readonly embedded: Model;
  /** Null when no such model is offered for the stage. */
  find(id: string, stage: Stage): Model | null;
  list(): ManagedModel[];
}

/** @param managed the operator's models, in the order of the configuration file */
export function createCatalogue(embedded: Model, managed: readonly Model[]): Catalogue {
  const models = [embedded, ...managed];
  return {
    embedded,
    find: (id, stage) => models.find((model) => model.id === id && model.stages.includes(stage)) ?? null,
    list: () => models.map(present),
  };
}

function present(model: Model): ManagedModel {
  return {
    id: model.id,
    provider: model.provider,
    model: model.model,
    stages: [...model.stages],
    class: model.class,
    contextTokens: model.contextTokens,
  };
}
