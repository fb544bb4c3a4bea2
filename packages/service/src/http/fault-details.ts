import type { ErrorDetail } from '@faircopy/contract';
import type { ErrorObject } from 'ajv';
import { escapePointer } from '../json-pointer.ts';
import { ofMeantVariants } from './tagged-variants.ts';

/** More faults than this help nobody; a body of many thousand bad entries must not grow the answer without bound. */
const MOST_DETAILS = 200;

/** The faults of a request. */
export interface FaultDetails {
  readonly details: readonly ErrorDetail[];
  /** Whether there are no others. */
  readonly isAll: boolean;
}

/** What ajv found, as the contract reports it: a JSON pointer, a sentence that says what to do, and the rule. */
export function faultDetails(errors: readonly ErrorObject[]): FaultDetails {
  const details = new Map<string, ErrorDetail>();
  for (const error of ofMeantVariants(errors)) {
    if (details.size === MOST_DETAILS) return { details: [...details.values()], isAll: false };
    const detail = { path: pathOf(error), message: messageOf(error), rule: error.keyword };
    details.set(`${detail.path} ${detail.rule}`, detail);
  }
  return { details: [...details.values()], isAll: true };
}

/** Ajv names the object for a missing or surplus property; the contract names the property. */
function pathOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params;
  const property: unknown = missingProperty ?? additionalProperty;
  return typeof property === 'string'
    ? `${error.instancePath}/${escapePointer(property)}`
    : error.instancePath;
}

function messageOf(error: ErrorObject): string {
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return 'is missing; send it';
    case 'additionalProperties':
      return 'is not a property of this request; leave it out';
    case 'minLength':
      return `must have at least ${count(params['limit'], 'character')}; it has ${lengthOf(error.data)}`;
    case 'maxLength':
      return `must have at most ${count(params['limit'], 'character')}; it has ${lengthOf(error.data)}`;
    case 'minItems':
      return `must have at least ${count(params['limit'], 'item')}; it has ${sizeOf(error.data)}`;
    case 'maxItems':
      return `must have at most ${count(params['limit'], 'item')}; it has ${sizeOf(error.data)}`;
    case 'enum':
      return `must be one of: ${list(params['allowedValues'])}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'type':
      return `must be ${article(params['type'])}; it is ${kindOf(error.data)}`;
    case 'pattern':
      return `must match the pattern ${params['pattern']}`;
    case 'format':
      return `must be a valid ${params['format']}`;
    case 'minimum':
      return `must be ${params['limit']} or more`;
    case 'maximum':
      return `must be ${params['limit']} or less`;
    default:
      return error.message ?? 'is not valid';
  }
}

function count(limit: unknown, unit: string): string {
  return limit === 1 ? `1 ${unit}` : `${limit} ${unit}s`;
}

/** Code points, as the contract counts. */
function lengthOf(value: unknown): number {
  return typeof value === 'string' ? [...value].length : 0;
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : String(values);
}

function article(type: unknown): string {
  const name = Array.isArray(type) ? type.join(' or ') : String(type);
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'missing';
  return article(Array.isArray(value) ? 'array' : typeof value);
}
