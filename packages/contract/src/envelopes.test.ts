import { Ajv } from 'ajv';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { EmptySuccess, ERROR_STATUS, ErrorCode, errorEnvelope, REVISIONS, success } from './index.ts';

const ajv = new Ajv({ strict: true, allErrors: true });

it('wraps a payload and its examples', () => {
  const schema = success(Type.Integer({ examples: [1, 2] }));
  const validate = ajv.compile(schema);
  expect(schema).toMatchObject({
    examples: [
      { success: true, data: 1 },
      { success: true, data: 2 },
    ],
  });
  expect(validate({ success: true, data: 3 })).toBe(true);
  expect(validate({ success: false, data: 3 })).toBe(false);
  expect(validate({ success: true })).toBe(false);
  expect(validate({ success: true, data: null })).toBe(false);
});

it('sends null where there is nothing to tell', () => {
  const validate = ajv.compile(EmptySuccess);
  expect([validate({ success: true, data: null }), validate({ success: true })]).toEqual([true, false]);
});

it('asks an error envelope for a message, and lets it carry a quota', () => {
  const validate = ajv.compile(errorEnvelope(REVISIONS.B));
  const quota = { quotaKey: 'managedTokens', currentUsage: 51_000, limit: 50_000 };
  expect(validate({ success: false, error: 'Over quota.', error_code: 'ERR_QUOTA_EXCEEDED', ...quota })).toBe(
    true,
  );
  expect(validate({ success: false })).toBe(false);
  expect(validate({ success: true, error: 'x' })).toBe(false);
  expect(validate({ success: false, error: 'x', error_code: 'ERR_OTHER' })).toBe(false);
});

it('knows the status of every code', () => {
  expect(Object.keys(ERROR_STATUS).sort()).toEqual([...ErrorCode.enum].sort());
  const byStatus = Object.groupBy(ErrorCode.enum, (code) => String(ERROR_STATUS[code]));
  expect(byStatus).toEqual({
    400: ['ERR_VALIDATION_FAILED', 'ERR_MODEL_NOT_ALLOWED'],
    401: ['ERR_UNAUTHENTICATED', 'ERR_CREDENTIAL_EXPIRED'],
    403: ['ERR_SCOPE_MISSING', 'ERR_FEATURE_MISSING', 'ERR_QUOTA_EXCEEDED'],
    404: ['ERR_NOT_FOUND'],
    405: ['ERR_METHOD_NOT_ALLOWED'],
    409: ['ERR_CONFLICT'],
    413: ['ERR_BODY_TOO_LARGE'],
    415: ['ERR_UNSUPPORTED_MEDIA_TYPE'],
    422: ['ERR_PROVIDER_INVALID'],
    429: ['ERR_RATE_LIMITED'],
    500: ['ERR_INTERNAL', 'ERR_UPSTREAM_FAILED'],
    503: ['ERR_UNAVAILABLE'],
    504: ['ERR_UPSTREAM_TIMEOUT'],
  });
});
