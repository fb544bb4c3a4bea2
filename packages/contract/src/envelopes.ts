import Type, { type Static, type TSchema } from 'typebox';
import { QuotaKey } from './enumerations.ts';
import { ErrorCode } from './error-codes.ts';
import type { Revision } from './revision.ts';

/** One fault of a request. */
export const ErrorDetail = Type.Object(
  {
    path: Type.String({ description: 'JSON pointer to the faulty value; empty for the whole body.' }),
    message: Type.String({ description: 'What is wrong, for people.' }),
    rule: Type.String({ description: 'Rule that was broken, for programs.' }),
    currentVersion: Type.Optional(
      Type.Integer({ minimum: 1, description: 'On a version conflict: the version that is stored.' }),
    ),
  },
  {
    title: 'ErrorDetail',
    description: 'One fault of a request.',
    additionalProperties: true,
    examples: [{ path: '/tone', message: 'must be <= 100', rule: 'maximum' }],
  },
);
export type ErrorDetail = Static<typeof ErrorDetail>;

const errorFields = {
  success: Type.Literal(false, { description: 'Always false.' }),
  error: Type.String({ description: 'What went wrong, for people.' }),
  details: Type.Optional(Type.Array(ErrorDetail, { description: 'All faults of the request at once.' })),
  code: Type.Optional(Type.String({ description: 'Further detail of the reason, where there is one.' })),
  quotaKey: Type.Optional(QuotaKey),
  currentUsage: Type.Optional(
    Type.Integer({ minimum: 0, description: 'What of the quota is spent already.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 0, description: 'What the quota allows.' })),
};
const errorOptions = { title: 'ErrorEnvelope', description: 'Every refusal.', additionalProperties: true };
const example = {
  success: false,
  error: 'The request is not valid.',
  details: [{ path: '/tone', message: 'must be <= 100', rule: 'maximum' }],
};

const plainErrorEnvelope = Type.Object(errorFields, { ...errorOptions, examples: [example] });
const codedErrorEnvelope = Type.Object(
  { ...errorFields, error_code: Type.Optional(ErrorCode) },
  { ...errorOptions, examples: [{ ...example, error_code: 'ERR_VALIDATION_FAILED' }] },
);

/** The body of every answer that is not a success. `error_code` exists where the revision has it. */
export function errorEnvelope(revision: Revision) {
  return revision.errorCodes ? codedErrorEnvelope : plainErrorEnvelope;
}
export type ErrorEnvelope = Static<typeof codedErrorEnvelope>;

/** The body of an answer that succeeded, around the schema of its payload. */
export function success<Data extends TSchema & { readonly examples?: unknown }>(data: Data) {
  const examples = Array.isArray(data.examples) ? data.examples : [];
  return Type.Object(
    { success: Type.Literal(true, { description: 'Always true.' }), data },
    {
      description: 'The request succeeded.',
      examples: examples.map((value) => ({ success: true, data: value })),
    },
  );
}

/** The body of an answer that succeeded and has nothing to tell. */
export const EmptySuccess = success(Type.Null({ description: 'Nothing.', examples: [null] }));
export type EmptySuccess = Static<typeof EmptySuccess>;
