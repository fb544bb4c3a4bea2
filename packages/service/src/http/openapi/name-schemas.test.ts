import { expect, test } from 'vitest';
import { nameSchemas } from './name-schemas.ts';

const at = (schema: unknown) => ({ '/a': { get: { schema } } });

test('moves a titled schema to the components, with the titled schemas inside it', () => {
  const inner = { title: 'Inner', type: 'string' };
  const document = nameSchemas({
    paths: at({ title: 'Outer', type: 'object', properties: { inner } }),
    components: { securitySchemes: {} },
  });
  expect(document).toEqual({
    paths: at({ $ref: '#/components/schemas/Outer' }),
    components: {
      securitySchemes: {},
      schemas: {
        Inner: inner,
        Outer: {
          title: 'Outer',
          type: 'object',
          properties: { inner: { $ref: '#/components/schemas/Inner' } },
        },
      },
    },
  });
});

test('leaves a schema in place whose title another one has', () => {
  const second = { title: 'Same', type: 'integer' };
  const document = nameSchemas({ paths: { a: { title: 'Same', type: 'string' }, b: second } });
  expect(document).toMatchObject({ paths: { a: { $ref: '#/components/schemas/Same' }, b: second } });
});

test('does not take a property named title, or an example, for a schema', () => {
  const schema = {
    type: 'object',
    properties: { title: { type: 'string' } },
    examples: [{ title: 'X', type: 'y' }],
  };
  expect(nameSchemas({ paths: at(schema) })).toEqual({ paths: at(schema), components: { schemas: {} } });
});
