import { errorEnvelope, type Revision } from '@faircopy/contract';
import Type, { type TSchema } from 'typebox';
import { errorStatuses } from '../error-statuses.ts';
import type { Route, SuccessResponse } from '../route.ts';
import { errorResponses } from './error-responses.ts';
import { eventStreamMedia } from './event-stream-media.ts';
import { responseHeaders } from './response-headers.ts';
import { securityOf } from './security.ts';

/** The published description of a route, in the form `@fastify/swagger` takes. */
export function describeOperation(route: Route, revision: Revision): Record<string, unknown> {
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    ...(route.deprecated ? { deprecated: true } : {}),
    security: securityOf(route.credentials),
    'x-access': accessOf(route),
    ...(route.params === undefined ? {} : { params: route.params }),
    ...(route.query === undefined ? {} : { querystring: route.query }),
    ...(route.headers === undefined ? {} : { headers: headerSchema(route.headers) }),
    ...(route.body === undefined ? {} : { body: withExamples(route.body, route.requestExamples) }),
    response: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, response]) => [
          status,
          success(response, route, revision),
        ]),
      ),
      ...errorResponses(errorStatuses(route), errorEnvelope(revision), route),
    },
  };
}

/** Headers are texts, none of them required. */
function headerSchema(names: readonly string[]): Record<string, unknown> {
  const properties = names.map((name) => [name, { type: 'string', description: `See RFC 9110, ${name}.` }]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** What OpenAPI has no words for: schemes tell how a credential is sent, not which kinds a route takes and what they need. */
function accessOf({ credentials, scope, feature }: Route): Record<string, unknown> {
  return {
    credentials,
    ...(scope === undefined ? {} : { scope }),
    ...(feature === undefined ? {} : { feature }),
  };
}

function success(response: SuccessResponse, route: Route, revision: Revision): Record<string, unknown> {
  const { schema, description, examples, headers, mediaType = 'application/json' } = response;
  const described = { description, headers: { ...responseHeaders(route), ...headers } };
  // An answer without a body, in the form the plugin takes.
  if (Type.IsNull(schema)) return { ...described, type: 'null' };
  return {
    ...described,
    content: {
      [mediaType]: { schema, examples: namedExamples(schema, examples) },
      ...(route.streams ? { 'text/event-stream': eventStreamMedia(schema, errorEnvelope(revision)) } : {}),
    },
  };
}

/** Examples of the route's own take the place of those its schema carries. */
function withExamples(schema: TSchema, examples: Route['requestExamples']): Record<string, unknown> {
  if (examples === undefined) return schema as Record<string, unknown>;
  const { examples: _inherited, ...rest } = schema as Record<string, unknown>;
  return { ...rest, 'x-examples': namedExamples(schema, examples) };
}

/** The examples a route gives, or else those its schema carries. */
function namedExamples(
  schema: TSchema & { readonly examples?: unknown },
  examples: Readonly<Record<string, unknown>> | undefined,
): Record<string, { value: unknown }> {
  const own = Object.entries(examples ?? {});
  const inherited = Array.isArray(schema.examples) ? schema.examples : [];
  const entries =
    own.length > 0 ? own : inherited.map((value, index) => [`example${index + 1}`, value] as const);
  return Object.fromEntries(entries.map(([name, value]) => [name, { value }]));
}
