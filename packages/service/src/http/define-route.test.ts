import { EmptySuccess } from '@faircopy/contract';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { ok } from './answers.ts';
import { defineRoute } from './define-route.ts';
import { errorStatuses } from './error-statuses.ts';
import { CALLER } from './route.ts';

const base = {
  name: 'example',
  method: 'POST',
  path: '/api/v1/example',
  tag: 'Service',
  summary: 'An example',
  description: 'Only for this test.',
  credentials: [],
  limiter: 'none',
  responses: { 200: { schema: EmptySuccess, description: 'Done.' } },
  handle: async () => ok(null),
} as const;

test('refuses definitions that contradict themselves, naming every contradiction', () => {
  const define = () =>
    defineRoute({
      ...base,
      method: 'GET',
      path: '/api/v1/notes/:noteId',
      scope: 'optimize:write',
      feature: 'apiAccess',
      body: Type.Object({}),
      errors: [200],
    });
  expect(define).toThrow(
    'Route example: a scope needs a credential; a feature needs a credential; GET has no body; ' +
      'path parameters need a schema; 200 is not an error',
  );
});

test('refuses a response that is no success', () => {
  const responses = { 404: { schema: EmptySuccess, description: 'No.' } };
  const handle = async () => ({ status: 404, body: { success: true, data: null } }) as const;
  expect(() => defineRoute({ ...base, responses, handle })).toThrow('404 is not a success');
});

test('knows the error statuses that follow from a definition', () => {
  expect(errorStatuses(defineRoute(base))).toEqual([500, 503]);
  const full = defineRoute({
    ...base,
    credentials: CALLER,
    scope: 'optimize:write',
    limiter: 'ordinary',
    body: Type.Object({}),
    errors: [504],
  });
  expect(errorStatuses(full)).toEqual([400, 401, 403, 413, 415, 429, 500, 503, 504]);
});
