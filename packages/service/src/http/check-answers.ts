import { errorEnvelope, type Revision } from '@faircopy/contract';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { errorStatuses } from './error-statuses.ts';
import type { Route } from './route.ts';
import { answerCompiler } from './validation.ts';

/**
 * Fails every answer whose status or body its route does not declare. For tests and development: it turns a wrong
 * answer into a 500, which no suite overlooks.
 */
export function checkAnswers(app: FastifyInstance, revision: Revision): void {
  const compile = answerCompiler();
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { definition } = request.routeOptions.config;
    if (definition === undefined) return payload;
    const schema = declaredSchema(definition, reply.statusCode, revision);
    if (schema === undefined) {
      throw new Error(`${definition.name} answered ${reply.statusCode}, which it does not declare`);
    }
    const validate = compile(schema);
    if (!validate(payload)) {
      const faults = (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
      throw new Error(`${definition.name} answered ${reply.statusCode} with ${faults.join(', ')}`);
    }
    return payload;
  });
}

function declaredSchema(route: Route, status: number, revision: Revision): TSchema | undefined {
  const success = route.responses[status];
  if (success !== undefined) return success.schema;
  return errorStatuses(route).includes(status) ? errorEnvelope(revision) : undefined;
}
