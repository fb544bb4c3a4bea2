import type { Stage } from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import { Fault } from '../errors.ts';
import type { Catalogue } from './catalogue.ts';
import type { Model } from './model.ts';
import type { UnroutedRequest } from './router.ts';

/** @throws {Fault} ERR_MODEL_NOT_ALLOWED */
export type ChooseModel = (
  principal: Principal,
  request: UnroutedRequest,
  pinned: string | undefined,
) => Promise<Model>;

export interface ModelSources {
  readonly catalogue: Catalogue;
  /** The model that a caller brought along; null when they have none. */
  readonly ownModel: (principal: Principal) => Promise<Model | null>;
  /** The operator's model for a request that names none; null: none of them. */
  readonly route: (request: UnroutedRequest) => Promise<Model | null>;
}

/**
 * Which model answers: the one the request pins, else the caller's own, else the router's choice of the
 * operator's, else the embedded one. A test key always gets
 * the embedded model, but a pin that is not allowed is refused for it too, so that a client finds its mistake before it
 * goes live.
 */
export function createModelChoice({ catalogue, ownModel, route }: ModelSources): ChooseModel {
  return async (principal, request, pinned) => {
    const found = pinned === undefined ? null : pinnedModel(catalogue, request.stage, pinned);
    if (principal.credential.mode === 'test') return catalogue.embedded;
    return found ?? (await ownModel(principal)) ?? (await route(request)) ?? catalogue.embedded;
  };
}

function pinnedModel(catalogue: Catalogue, stage: Stage, pinned: string): Model {
  const model = catalogue.find(pinned, stage);
  if (model !== null) return model;
  const names = catalogue.list().map(({ id }) => id);
  throw new Fault('ERR_MODEL_NOT_ALLOWED', 'The model that managedModel names is not offered for this.', {
    details: [
      { path: '/managedModel', message: `must be one of: ${names.join(', ')}`, rule: 'managedModel' },
    ],
  });
}
