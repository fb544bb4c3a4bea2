import { EmptySuccess } from '@faircopy/contract';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

const SUCCESSOR = '/api/v1/optimize';

/** RFC 8594. */
const SUNSET = 'Thu, 01 Oct 2026 00:00:00 GMT';

export function optimizeInputRoute() {
  const headers = {
    Location: SUCCESSOR,
    Sunset: SUNSET,
    Link: `<${SUCCESSOR}>; rel="successor-version"`,
  };
  return defineRoute({
    name: 'optimizeInput',
    method: 'POST',
    path: '/api/v1/optimize-input',
    tag: 'Writing',
    summary: 'Redirects to optimize',
    description: `The former address of ${SUCCESSOR}, to which clients should send their requests instead.`,
    deprecated: true,
    credentials: [],
    limiter: 'ordinary',
    responses: {
      308: {
        schema: EmptySuccess,
        description: 'Repeat the same request at the address in Location.',
        headers: {
          Location: { description: 'Where the operation is now.', example: headers.Location },
          Sunset: { description: 'From when it may be gone (RFC 8594).', example: headers.Sunset },
          Link: { description: 'The successor of the address.', example: headers.Link },
        },
      },
    },
    async handle() {
      return answer(308, { success: true, data: null }, headers);
    },
  });
}
