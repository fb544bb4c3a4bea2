import Type, { type Static } from 'typebox';
import { enumeration } from '../shapes/enumeration.ts';

/**
 * The server-sent events of a stage: any number of `delta`, then one `result` with the success envelope,
 * or one `error` with an error envelope.
 */
export const StreamEventName = enumeration('StreamEventName', ['delta', 'result', 'error'], {
  description: 'Kind of a server-sent event.',
});
export type StreamEventName = Static<typeof StreamEventName>;

/** Data of a `delta` event. */
export const StreamDelta = Type.Object(
  { text: Type.String({ description: 'The next piece of the output.' }) },
  {
    title: 'StreamDelta',
    description: 'The next piece of the output, while it is being written.',
    examples: [{ text: '## Summary' }],
  },
);
export type StreamDelta = Static<typeof StreamDelta>;
