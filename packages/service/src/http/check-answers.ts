import { errorEnvelope, type Revision } from '@faircopy/contract';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { errorStatuses } from './error-statuses.ts';
import type { Route } from './route.ts';
import { answerCompiler } from './validation.ts';

/** Throws when an answer is not what its route declares. */
export type CheckAnswer = (route: Route, status: number, body: unknown) => void;

/** The check of answers, for tests and development. */
export function answerCheck(revision: Revision): CheckAnswer {
  const compile = answerCompiler();
  return (route, status, body) => {
    const schema = declaredSchema(route, status, revision);
    if (schema === undefined) throw new Error(`${route.name} answered ${status}, which it does not declare`);
    const validate = compile(schema);
    if (validate(body)) return;
    const faults = (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
    throw new Error(`${route.name} answered ${status} with ${faults.join(', ')}`);
  };
}

/**
 * Fails every answer that does not pass the check: it turns a wrong answer into a 500, which no suite overlooks. Events are
 * checked where they are sent.
 */
export function checkAnswers(app: FastifyInstance, check: CheckAnswer): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { definition } = request.routeOptions.config;
    if (definition !== undefined) check(definition, reply.statusCode, payload);
    return payload;
  });
}

function declaredSchema(route: Route, status: number, revision: Revision): TSchema | undefined {
  const success = route.responses[status];
  if (success !== undefined) return success.schema;
  return errorStatuses(route).includes(status) ? errorEnvelope(revision) : undefined;
}
