import { CONTRACT_VERSION, type Revision } from '@faircopy/contract';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../route.ts';
import { nameSchemas } from './name-schemas.ts';
import { describeOperation } from './operation.ts';
import { securitySchemes } from './security.ts';
import { TAGS } from './tags.ts';

export interface OpenapiParts {
  readonly revision: Revision;
  /** The live routes. */
  readonly routes: readonly Route[];
  /** Public origin; null when it is not known yet. */
  readonly baseUrl: string | null;
}

/** Publishes `/openapi.json`: OpenAPI 3.1, made of the registered routes when it is first asked for. */
export async function registerOpenapi(app: FastifyInstance, parts: OpenapiParts): Promise<void> {
  const { revision, routes, baseUrl } = parts;
  const options: FastifyDynamicSwaggerOptions = {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Faircopy',
        version: CONTRACT_VERSION,
        summary: 'Turns rough developer text into polished text.',
        description:
          'Three stages: optimize improves a text, translate composes a technical document, refine revises one. ' +
          'Every answer is an envelope with `success`; lengths count Unicode code points.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: baseUrl ?? '/', description: 'This service.' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: securitySchemes(routes.flatMap(({ credentials }) => credentials)) },
    },
    convertConstToEnum: false,
    stripBasePath: false,
    transform: ({ route, url }) => {
      const { definition } = route.config ?? {};
      return {
        schema: definition === undefined ? { hide: true } : describeOperation(definition, revision),
        url,
      };
    },
    transformObject: (document) => ('openapiObject' in document ? nameSchemas(document.openapiObject) : {}),
  };
  await app.register(swagger, options);

  let text: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
