import { expect, it } from 'vitest';
import { schemaAt } from './bare-schema.ts';

it('finds how far a schema goes among sentences, and its language', () => {
  const proto = ['syntax = "proto3";', '', 'message A {', '  string id = 1;', '}', '', 'We need this soon.'];
  expect(schemaAt(proto, 0)).toEqual({ language: 'proto', length: 5 });
  const graph = ['type Query {', '  a(id: ID!): A', '}', '', 'enum B { X Y }', 'It has no depth limit.'];
  expect(schemaAt(graph, 0)).toEqual({ language: 'graphql', length: 5 });
});

it('takes types of other languages for none', () => {
  expect(schemaAt(['interface A {', '  id: string;', '}'], 0)).toBeNull();
  expect(schemaAt(['interface A {', '  id: string', '  b?: B', '}'], 0)).toBeNull();
  expect(schemaAt(['service is down since monday {'], 0)).toBeNull();
});
