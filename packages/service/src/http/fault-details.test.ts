import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { faultDetails } from './fault-details.ts';

function details(schema: object, value: unknown) {
  const validate = new Ajv({ allErrors: true, strict: false, verbose: true }).compile(schema);
  validate(value);
  return faultDetails(validate.errors ?? []).details;
}

test('names every fault at once, each with a pointer to its value', () => {
  const schema = {
    type: 'object',
    required: ['input', 'tone'],
    properties: { input: { type: 'string', minLength: 10 }, edits: { items: { type: 'integer' } } },
  };
  expect(details(schema, { input: 'short', edits: [1, 'two'] })).toEqual([
    { path: '/tone', message: 'is missing; send it', rule: 'required' },
    { path: '/input', message: 'must have at least 10 characters; it has 5', rule: 'minLength' },
    { path: '/edits/1', message: 'must be an integer; it is a string', rule: 'type' },
  ]);
});

test('counts code points, as the limits do', () => {
  expect(details({ type: 'string', maxLength: 1 }, '🦊🦊')).toEqual([
    { path: '', message: 'must have at most 1 character; it has 2', rule: 'maxLength' },
  ]);
});

test('points at the surplus property itself, with its name escaped', () => {
  const [fault] = details({ type: 'object', additionalProperties: false }, { 'a/b~c': 1 });
  expect(fault?.path).toBe('/a~1b~0c');
});

test('says which values an enumeration has', () => {
  const [fault] = details({ enum: ['markdown', 'xml'] }, 'html');
  expect(fault?.message).toBe('must be one of: markdown, xml');
});

test('does not report without bound, and says so', () => {
  const validate = new Ajv({ allErrors: true, strict: false, verbose: true }).compile({
    type: 'array',
    items: { type: 'integer' },
  });
  const reported = (faults: number) => {
    validate(Array.from({ length: faults }, () => 'x'));
    const { details, isAll } = faultDetails(validate.errors ?? []);
    return { told: details.length, isAll };
  };
  expect(reported(5_000)).toEqual({ told: 200, isAll: false });
  expect(reported(200)).toEqual({ told: 200, isAll: true });
});
