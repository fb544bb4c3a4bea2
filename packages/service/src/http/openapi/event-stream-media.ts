import { StreamDelta } from '@faircopy/contract';
import type { TSchema } from 'typebox';

const EXAMPLE = 'event: delta\ndata: {"text":"## Summary"}\n\n';
/** In its place: a component that only an extension names would count as unused. */
const { title: _, ...DELTA } = StreamDelta as TSchema & { readonly title?: string };

/** An answer as server-sent events. OpenAPI 3.1 sees one long text, so the schemas of the events stand beside it. */
export function eventStreamMedia(result: TSchema, error: TSchema): Record<string, unknown> {
  return {
    schema: {
      type: 'string',
      description:
        'Any number of `delta` events, then one `result` with the body that JSON has, or one `error` with the error envelope. The ' +
        'result counts: `metadata.differsFromStream` says whether its output is other than the deltas, joined. Comments, which ' +
        'are lines that begin with a colon, only keep the connection.',
    },
    examples: { beginning: { value: EXAMPLE } },
    'x-events': { delta: DELTA, result, error },
  };
}
