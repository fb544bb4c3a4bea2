import Type from 'typebox';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

/** @param text everything the process counts, in the text format of Prometheus */
export function metricsRoute(text: () => Promise<string>) {
  return defineRoute({
    name: 'metrics',
    method: 'GET',
    path: '/metrics',
    tag: 'Service',
    summary: 'Gives figures about the process',
    description:
      'For Prometheus, in its text format. Figures of this process alone: nothing in them names a user or quotes a text.',
    credentials: [],
    limiter: 'none',
    responses: {
      200: {
        schema: Type.String({ description: 'One figure a line.' }),
        description: 'The figures.',
        mediaType: 'text/plain',
      },
    },
    async handle() {
      return answer(200, await text());
    },
  });
}
