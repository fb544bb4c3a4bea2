import { DEPRECATION_HEADER } from '../deprecation.ts';
import type { Route } from '../route.ts';

const REQUEST_ID = {
  'x-request-id': {
    type: 'string',
    description: 'Joins the answer to its line in the log. A caller may choose it.',
    examples: ['req_5T0mZ1c9S7m3bq2xK8yLkA'],
  },
};

const RATE_LIMITS = {
  'RateLimit-Limit': { type: 'integer', description: 'Requests the tightest limit allows.', examples: [100] },
  'RateLimit-Remaining': { type: 'integer', description: 'Requests left in its window.', examples: [99] },
  'RateLimit-Reset': {
    type: 'integer',
    description: 'When its window ends, as a Unix timestamp in seconds.',
    examples: [1_773_480_414],
  },
};

/** Headers every answer of a route carries; those of the limits only where the request is counted. */
export function responseHeaders(route: Pick<Route, 'limiter' | 'deprecated'>): Record<string, unknown> {
  return {
    ...REQUEST_ID,
    ...(route.limiter === 'none' ? {} : RATE_LIMITS),
    ...(route.deprecated ? DEPRECATION_HEADER : {}),
  };
}
