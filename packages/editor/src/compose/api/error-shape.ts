import { writtenFields } from '../../understand/api/notation/written-fields.ts';
import type { Field } from '../../understand/entities/entity.ts';
import { jsonTypeOf } from './json-type.ts';

/** The body that every error of an API has. */
export interface ErrorShape {
  /** A value of that shape, which shows kinds only. */
  readonly sample: Readonly<Record<string, unknown>>;
  /** Its JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly mediaType: string;
  /** The input names it; else it is the one that documents propose. */
  readonly isGiven: boolean;
}

/** "Errors as { code, message }", "error format: { … }". */
const written =
  /(?:^|[\n.;]\s{0,3}|[-*]\s)[^.;\n{}]{0,24}(?<!\p{L})errors?(?: format| body| bodies| responses?| shape| model)?(?: (?:as|in|are|is|look like|have|follow|return|contain)|:)[^{}\n]{0,24}(\{[^{}]{3,300}(?:\{[^{}]{0,300}\}[^{}]{0,100})?\})/iu;

/** The shape of errors that the input wants: its own, problem details (RFC 9457), else a code and a message. */
export function errorShapeOf(input: string): ErrorShape {
  const fields = writtenFields(written.exec(input)?.[1] ?? '', true).sent;
  if (fields.length > 0) return { ...shapeOf(fields), mediaType: 'application/json', isGiven: true };
  if (/problem\+json|problem details|rfc[ -]?(?:7807|9457)/iu.test(input))
    return { ...problem, mediaType: 'application/problem+json', isGiven: true };
  return { ...usual, mediaType: 'application/json', isGiven: false };
}

function shapeOf(fields: readonly Field[]): Pick<ErrorShape, 'sample' | 'schema'> {
  const samples = { string: 'string', integer: 0, number: 0, boolean: true } as const;
  const kindOf = (field: Field) =>
    field.type === 'object' || field.type === 'array' ? field.type : jsonTypeOf(field);
  const sampleOf = (field: Field) => {
    const kind = kindOf(field);
    if (kind === 'object') return {};
    return kind === 'array' ? [] : samples[kind];
  };
  return {
    sample: Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)])),
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, { type: kindOf(field) }])),
    },
  };
}

const problem = {
  sample: { type: 'string', title: 'string', status: 0, detail: 'string' },
  schema: {
    type: 'object',
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
    },
  },
} as const;

const usual = {
  sample: { error: { code: 'string', message: 'string' } },
  schema: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
} as const;
