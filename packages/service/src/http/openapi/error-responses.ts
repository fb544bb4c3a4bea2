import { ERROR_STATUS, type ErrorCode, type ErrorEnvelope } from '@faircopy/contract';
import type { TSchema } from 'typebox';
import type { Route } from '../route.ts';
import { responseHeaders } from './response-headers.ts';

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The request is not valid; `details` names every fault.',
  401: 'The credential is missing, not valid, or expired.',
  403: 'A scope or a feature is missing, or a quota is exceeded.',
  404: 'There is no such resource.',
  409: 'The stored version is another.',
  413: 'The body is larger than the route accepts.',
  415: 'The body is not JSON.',
  422: 'The provider refuses the configuration.',
  429: 'A rate limit is exceeded.',
  500: 'Something failed inside the service or in the model behind it.',
  503: 'The service is stopping, busy, or without its store.',
  504: 'The model did not answer in time.',
};

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request has one fault, see details.',
  401: 'This key is not valid.',
  403: 'This credential does not carry the scope optimize:write.',
  404: 'There is nothing at this path.',
  409: 'The version is stale.',
  413: 'The body is larger than this route accepts.',
  415: 'Send the body as application/json.',
  422: 'The provider refuses the key.',
  429: 'Too many requests. Repeat after the time in Retry-After.',
  500: 'Something failed inside the service. Its log has the x-request-id.',
  503: 'The service is stopping. Repeat the request shortly.',
  504: 'The model did not answer in time.',
};

/** Error responses of a route, one a status, each with an example of its envelope. */
export function errorResponses(
  statuses: readonly number[],
  schema: TSchema & { readonly properties: object },
  route: Route,
): Record<number, unknown> {
  const coded = 'error_code' in schema.properties;
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: DESCRIPTIONS[status] ?? 'The request failed.',
        headers: { ...responseHeaders(route), ...EXTRA_HEADERS[status] },
        content: { 'application/json': { schema, examples: { refusal: { value: example(status, coded) } } } },
      },
    ]),
  );
}

const RETRY_AFTER = {
  'Retry-After': { type: 'integer', description: 'Seconds after which a repeat may succeed.', examples: [5] },
};
const CHALLENGE = {
  'WWW-Authenticate': {
    type: 'string',
    description: 'How to come with a token, and whether the one that was sent is not valid (RFC 6750).',
    examples: ['Bearer realm="Faircopy"'],
  },
};

/** What answers of a status carry beside what all of their route do. */
const EXTRA_HEADERS: Readonly<Record<number, object>> = {
  401: CHALLENGE,
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

function example(status: number, coded: boolean): ErrorEnvelope {
  const code = (Object.keys(ERROR_STATUS) as ErrorCode[]).find((name) => ERROR_STATUS[name] === status);
  return {
    success: false,
    error: MESSAGES[status] ?? 'The request failed.',
    ...(status === 400
      ? { details: [{ path: '/tone', message: 'must be 100 or less', rule: 'maximum' }] }
      : {}),
    ...(coded && code !== undefined ? { error_code: code } : {}),
  };
}
