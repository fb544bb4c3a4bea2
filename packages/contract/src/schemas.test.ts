import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import * as contract from './index.ts';
import { REVISIONS, type Revision, type RevisionName, schemas } from './index.ts';

const names: readonly RevisionName[] = ['A', 'B'];
const strict = { strict: true, allErrors: true, strictRequired: false } as const;

function compilers() {
  const draft7 = new Ajv(strict);
  const draft2020 = new Ajv2020(strict);
  formats.default(draft7);
  formats.default(draft2020);
  return { 'draft 7': draft7, '2020-12': draft2020 };
}

/** What the package exports that is a schema or makes one, as [name, schema]. */
function exportedSchemas(revision: Revision): readonly (readonly [string, TSchema])[] {
  const makers = new Set([
    'success',
    'resourceId',
    'timestamp',
    'schemas',
    'pageWindow',
    'pathFault',
    'rootPathFault',
  ]);
  return Object.entries(contract).flatMap(([name, value]) => {
    if (typeof value === 'function' && !makers.has(name)) {
      const made = (value as (revision: Revision) => TSchema)(revision);
      return [[`${name.charAt(0).toUpperCase()}${name.slice(1)}`, made] as const];
    }
    return /^[A-Z][a-z]/.test(name) ? [[name, value as TSchema] as const] : [];
  });
}

type Node = Readonly<Record<string, unknown>>;

/** Calls back for every property of every object in a schema. */
function eachProperty(schema: Node, path: string, see: (property: Node, path: string) => void): void {
  const properties = (schema['properties'] ?? {}) as Record<string, Node>;
  for (const [name, property] of Object.entries(properties)) {
    see(property, `${path}/${name}`);
    eachProperty(property, `${path}/${name}`, see);
  }
  const inner = [schema['items'], ...((schema['anyOf'] as Node[] | undefined) ?? [])];
  for (const part of inner) if (part !== undefined) eachProperty(part as Node, path, see);
}

describe.each(names)('the schemas of revision %s', (name) => {
  const revision = REVISIONS[name];
  const registry = schemas(revision);
  const compiler = compilers();

  it.each(Object.entries(registry))(
    '%s compiles strictly in both dialects, and its examples are valid',
    (_, schema) => {
      const { description, examples } = schema as { description?: string; examples?: unknown[] };
      expect(description).toMatch(/\w/);
      expect(examples?.length).toBeGreaterThan(0);
      for (const dialect of Object.values(compiler)) {
        const validate = dialect.compile(schema);
        for (const example of examples ?? []) {
          expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
        }
      }
    },
  );

  it('says of every property what it is, and gives only valid examples of it', () => {
    for (const [title, schema] of Object.entries(registry)) {
      eachProperty(schema as Node, title, (property, path) => {
        expect(property['description'], path).toMatch(/\w/);
        for (const example of (property['examples'] ?? []) as unknown[]) {
          expect(compiler['2020-12'].validate(property, example), path).toBe(true);
        }
      });
    }
  });

  it('means the same schema by a name wherever it stands', () => {
    for (const [title, schema] of Object.entries(registry)) {
      eachProperty(schema as Node, title, (property, path) => {
        if (property['title'] === undefined) return;
        expect(property, path).toEqual(registry[String(property['title'])]);
      });
    }
  });

  it('survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(registry))).toEqual(registry);
  });
});

it('exports every named schema under its name, and names every schema it exports', () => {
  const registry = schemas(REVISIONS.B);
  for (const [name, schema] of exportedSchemas(REVISIONS.B)) {
    if (name === 'EmptySuccess') continue;
    expect(registry[name], name).toEqual(schema);
  }
});

it('names no schema of the additional routes where they do not exist', () => {
  const registry = schemas(REVISIONS.A);
  expect(Object.keys(registry).filter((name) => /Note|Build|Entitlement|Summar|Detect/.test(name))).toEqual(
    [],
  );
  expect(Object.keys(registry)).toContain('TranslateRequest');
});
