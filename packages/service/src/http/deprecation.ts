import type { FastifyReply } from 'fastify';
import type { Route } from './route.ts';

/** RFC 9745: the moment of deprecation as a Unix time. The contract has had these routes as deprecated from its start. */
const DEPRECATED_SINCE = '@1767225600';

/** The header as every answer of a deprecated route is described to have it. */
export const DEPRECATION_HEADER = {
  Deprecation: {
    type: 'string',
    description: 'Since when the address is deprecated (RFC 9745).',
    examples: [DEPRECATED_SINCE],
  },
};

/** Refusals tell of it, too: whoever is refused at an old address learns that there is another. */
export function tellDeprecation(route: Pick<Route, 'deprecated'>, reply: FastifyReply): void {
  if (route.deprecated) reply.header('Deprecation', DEPRECATED_SINCE);
}
