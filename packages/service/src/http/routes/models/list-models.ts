import { type ManagedModel, ModelList, success } from '@faircopy/contract';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

/** @param list gives the models a request may pin */
export function listModelsRoute(list: () => ManagedModel[]) {
  return defineRoute({
    name: 'listModels',
    method: 'GET',
    path: '/api/v1/models',
    tag: 'Models',
    summary: 'Lists the models a request may pin',
    description: 'Any other value of managedModel is refused with 400.',
    credentials: CALLER,
    limiter: 'ordinary',
    responses: { 200: { schema: success(ModelList), description: 'The models of this service.' } },
    async handle() {
      return ok(list());
    },
  });
}
