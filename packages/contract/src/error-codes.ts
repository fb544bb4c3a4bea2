import type { Static } from 'typebox';
import { enumeration } from './shapes/enumeration.ts';

/** Why a request was refused, for programs. Sent as `error_code` where the live revision has it. */
export const ErrorCode = enumeration(
  'ErrorCode',
  [
    'ERR_VALIDATION_FAILED',
    'ERR_MODEL_NOT_ALLOWED',
    'ERR_UNAUTHENTICATED',
    'ERR_CREDENTIAL_EXPIRED',
    'ERR_SCOPE_MISSING',
    'ERR_FEATURE_MISSING',
    'ERR_QUOTA_EXCEEDED',
    'ERR_NOT_FOUND',
    'ERR_METHOD_NOT_ALLOWED',
    'ERR_CONFLICT',
    'ERR_BODY_TOO_LARGE',
    'ERR_UNSUPPORTED_MEDIA_TYPE',
    'ERR_PROVIDER_INVALID',
    'ERR_RATE_LIMITED',
    'ERR_INTERNAL',
    'ERR_UPSTREAM_FAILED',
    'ERR_UPSTREAM_TIMEOUT',
    'ERR_UNAVAILABLE',
  ],
  { description: 'Machine-readable reason of a refusal. The list is complete.' },
);
export type ErrorCode = Static<typeof ErrorCode>;

/** The HTTP status each code travels with. A code has one status; a status may have several codes. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  ERR_VALIDATION_FAILED: 400,
  ERR_MODEL_NOT_ALLOWED: 400,
  ERR_UNAUTHENTICATED: 401,
  ERR_CREDENTIAL_EXPIRED: 401,
  ERR_SCOPE_MISSING: 403,
  ERR_FEATURE_MISSING: 403,
  ERR_QUOTA_EXCEEDED: 403,
  ERR_NOT_FOUND: 404,
  ERR_METHOD_NOT_ALLOWED: 405,
  ERR_CONFLICT: 409,
  ERR_BODY_TOO_LARGE: 413,
  ERR_UNSUPPORTED_MEDIA_TYPE: 415,
  ERR_PROVIDER_INVALID: 422,
  ERR_RATE_LIMITED: 429,
  ERR_INTERNAL: 500,
  ERR_UPSTREAM_FAILED: 500,
  ERR_UPSTREAM_TIMEOUT: 504,
  ERR_UNAVAILABLE: 503,
};
