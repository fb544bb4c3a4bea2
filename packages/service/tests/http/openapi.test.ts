import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { startService } from '../harness/start-service.ts';

/** What the contract itself asks for: routes for everybody have no 4xx, and optimize-input only redirects. */
const MEANT = [
  'operation-2xx-response /paths/~1api~1v1~1optimize-input/post/responses',
  'operation-4xx-response /paths/~1api~1v1~1health/get/responses',
  'operation-4xx-response /paths/~1livez/get/responses',
  'operation-4xx-response /paths/~1metrics/get/responses',
  'operation-4xx-response /paths/~1readyz/get/responses',
  'operation-4xx-response /paths/~1schemas~1document-1.xsd/get/responses',
];

/** The lasting address of a build only redirects. */
const MEANT_IN_B =
  'operation-2xx-response /paths/~1api~1v1~1desktop~1builds~1{version}~1{file}/get/responses';

interface Media {
  readonly schema: unknown;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

describe.each(['A', 'B'])('/openapi.json, revision %s', (revision) => {
  const read = async () => {
    const { call } = await startService({ FAIRCOPY_REVISION: revision });
    return (await call('/openapi.json', { key: null })).text;
  };

  test('is OpenAPI 3.1 in the eyes of one validator', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(await read()))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('keeps the recommended rules of another, but where the contract says otherwise', async () => {
    // It takes each part of an allOf for the whole object; the next test holds examples against all parts together.
    const examples = { severity: 'error', allowAdditionalProperties: true } as const;
    const rules = { 'no-invalid-media-type-examples': examples };
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: await read(), config });
    const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer?.slice(1)}`);
    const meant = revision === 'A' ? MEANT : [...MEANT, MEANT_IN_B];
    expect(found.sort()).toEqual(meant.sort());
  });

  test('has examples for every body, and they are what their schemas allow', async () => {
    const document = JSON.parse(await read());
    const ajv = formats.default(new Ajv2020({ strict: false }));
    ajv.addSchema(document, 'openapi');
    const check = (place: string, media: Media) => {
      const values = [...Object.values(media.examples ?? {}).map(({ value }) => value), media.example];
      const examples = values.filter((value) => value !== undefined);
      expect([place, examples.length]).not.toEqual([place, 0]);
      const schema = JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"openapi#/'));
      for (const example of examples)
        expect([place, ajv.validate(schema, example), ajv.errorsText()]).toEqual([place, true, 'No errors']);
    };
    for (const [path, operations] of Object.entries<Record<string, Operation>>(document.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(operations)) {
        if (requestBody !== undefined)
          check(`${method} ${path}`, requestBody.content['application/json'] as Media);
        for (const [status, { content = {} }] of Object.entries(responses)) {
          const media = content['application/json'];
          if (media !== undefined) check(`${method} ${path} ${status}`, media);
        }
      }
    }
  });

  test('describes the revision that is live', async () => {
    const { components } = JSON.parse(await read());
    const { workspaceContext } = components.schemas.TranslateRequest.properties;
    expect(workspaceContext.maxLength).toBe(revision === 'A' ? 5_000 : 150_000);
    expect('error_code' in components.schemas.ErrorEnvelope.properties).toBe(revision === 'B');
  });
});
