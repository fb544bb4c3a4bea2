import Type from 'typebox';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

/** @param schema gives the text of the XSD */
export function documentSchemaRoute(schema: () => Promise<string>) {
  return defineRoute({
    name: 'documentSchema',
    method: 'GET',
    path: '/schemas/document-1.xsd',
    tag: 'Service',
    summary: 'Gives the schema of documents in XML',
    description: 'Every answer with responseFormat xml is valid against this XML Schema.',
    credentials: [],
    limiter: 'none',
    responses: {
      200: {
        schema: Type.String({ description: 'An XML Schema document.' }),
        description: 'The schema.',
        mediaType: 'application/xml',
      },
    },
    async handle() {
      return answer(200, await schema());
    },
  });
}
