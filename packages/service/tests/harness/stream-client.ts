import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ErrorEnvelope, TranslationResponse } from '@faircopy/contract';
import { expect } from 'vitest';

/** One server-sent event, as a client that knows nothing of the service reads it. */
interface StreamedEvent {
  readonly name: string;
  readonly data: unknown;
}

export interface Stream {
  readonly response: IncomingMessage;
  readonly socket: Socket;
  /** The next event; null at the end. Comments are counted and passed over. */
  next(): Promise<StreamedEvent | null>;
  readonly comments: number;
  /** Goes away without a word. */
  leave(): void;
}

export interface StreamCall {
  readonly address: string;
  readonly key: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly agent?: Agent;
}

/** Asks for events, and returns when the head of the answer is there. */
export async function openStream(path: string, call: StreamCall): Promise<Stream> {
  const sent = request(`${call.address}${path}`, {
    method: 'POST',
    agent: call.agent ?? false,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-api-key': call.key,
      ...call.headers,
    },
  });
  sent.end(JSON.stringify(call.body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // A service that resets the connection ends the events, which the tests look at.
  response.on('error', () => undefined);
  const stream = { comments: 0 };
  const events = eventsOf(response, () => {
    stream.comments += 1;
  });
  return {
    response,
    socket: response.socket,
    next: async () => {
      const { value, done } = await events.next();
      return done ? null : value;
    },
    get comments() {
      return stream.comments;
    },
    leave: () => response.destroy(),
  };
}

/** The events of a body, by the rules of the HTML standard, as far as this service uses them. */
async function* eventsOf(response: IncomingMessage, onComment: () => void): AsyncGenerator<StreamedEvent> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const fields = lines.filter((line) => !line.startsWith(':')).map((line) => line.split(': '));
      if (fields.length < lines.length) onComment();
      const fieldOf = (name: string) =>
        fields
          .find(([field]) => field === name)
          ?.slice(1)
          .join(': ');
      const name = fieldOf('event');
      if (name !== undefined) yield { name, data: JSON.parse(fieldOf('data') ?? 'null') };
    }
  }
}

export interface StreamedAnswer {
  readonly status: number;
  /** The text of all deltas, joined. */
  readonly text: string;
  readonly deltas: number;
  /** The names of all other events, in order. */
  readonly ends: readonly string[];
  readonly result: TranslationResponse | null;
  readonly error: ErrorEnvelope | null;
}

/** Reads a stream to its end. A refusal that is no stream is read as its envelope. */
export async function readStream(path: string, call: StreamCall): Promise<StreamedAnswer> {
  return restOf(await openStream(path, call));
}

export async function restOf(stream: Stream): Promise<StreamedAnswer> {
  const { response } = stream;
  const status = response.statusCode ?? 0;
  const answer = { status, text: '', deltas: 0, ends: [] as string[], result: null, error: null };
  if (response.headers['content-type']?.startsWith('text/event-stream') !== true) {
    return { ...answer, error: (await json(response)) as ErrorEnvelope };
  }
  let result: TranslationResponse | null = null;
  let error: ErrorEnvelope | null = null;
  for (let event = await stream.next(); event !== null; event = await stream.next()) {
    if (event.name === 'delta') {
      expect(answer.ends).toEqual([]);
      answer.text += (event.data as { text: string }).text;
      answer.deltas += 1;
      continue;
    }
    answer.ends.push(event.name);
    if (event.name === 'result') result = (event.data as { data: TranslationResponse }).data;
    else error = event.data as ErrorEnvelope;
  }
  return { ...answer, result, error };
}
