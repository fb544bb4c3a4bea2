import type { StreamDelta, StreamEventName } from '@faircopy/contract';
import type { FastifyReply } from 'fastify';
import { Unwanted } from '../../models/unwanted.ts';
import type { Reader } from '../../writing/live/reader.ts';

/** An answer as server-sent events. Nothing is sent before its first event, so that until then it may still be refused. */
export interface EventStream extends Reader {
  readonly isOpen: boolean;
  /** Whether the client went away before the end. */
  readonly hasLeft: boolean;
  /** Resolves when there is room for more, or nobody to read it. */
  send(event: StreamEventName, data: unknown): Promise<void>;
  end(): void;
}

export interface EventStreamTimes {
  /** Milliseconds of silence after which a comment tells the client, and everybody between, that the answer still comes. */
  readonly heartbeatMs: number;
  /** Milliseconds a client may read nothing although there is something to read; then it counts as gone. */
  readonly stallMs: number;
}

export const EVENT_STREAM_TIMES: EventStreamTimes = { heartbeatMs: 5_000, stallMs: 30_000 };

/** Milliseconds for the last event to come about when the service stops, and to be read. */
const CLOSING_MS = 10_000;
const FAREWELL_MS = 1_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that hold answers back until they are complete, as nginx does, are asked not to.
  'x-accel-buffering': 'no',
};

/** @param closing aborted when the service cannot wait any longer */
export function createEventStream(
  reply: FastifyReply,
  closing: AbortSignal,
  { heartbeatMs, stallMs }: EventStreamTimes = EVENT_STREAM_TIMES,
): EventStream {
  const { raw } = reply;
  const gone = new AbortController();
  let hasLeft = false;
  let isOpen = false;
  let room: PromiseWithResolvers<void> | undefined;
  let stalled: NodeJS.Timeout | undefined;

  const destroyAfter = (milliseconds: number) => void setTimeout(() => raw.destroy(), milliseconds).unref();
  const makeRoom = () => {
    clearTimeout(stalled);
    room?.resolve();
    room = undefined;
  };
  const onClosing = () => {
    gone.abort(new Unwanted('The service stops and cannot wait for the rest of the answer.'));
    makeRoom();
    destroyAfter(CLOSING_MS);
  };
  const onClose = () => {
    clearInterval(heartbeat);
    closing.removeEventListener('abort', onClosing);
    makeRoom();
    if (raw.writableFinished) return;
    hasLeft = true;
    gone.abort(new Unwanted('The client did not wait for the answer.'));
  };
  const write = async (text: string): Promise<void> => {
    if (raw.destroyed || raw.writableEnded) return;
    if (!isOpen) {
      isOpen = true;
      reply.hijack();
      raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    }
    heartbeat.refresh();
    // A stop waits for nobody who does not read.
    if (raw.write(text) || closing.aborted) return;
    if (room === undefined) {
      room = Promise.withResolvers();
      stalled = setTimeout(() => raw.destroy(), stallMs);
    }
    await room.promise;
  };
  // A client that does not read needs no sign of life.
  const heartbeat = setInterval(() => raw.writableNeedDrain || void write(': \n\n'), heartbeatMs);
  raw.on('drain', makeRoom).once('close', onClose).on('error', onClose);
  closing.addEventListener('abort', onClosing, { once: true });
  if (raw.destroyed) onClose();
  else if (closing.aborted) onClosing();

  return {
    gone: gone.signal,
    get isOpen() {
      return isOpen;
    },
    get hasLeft() {
      return hasLeft;
    },
    show: (text) => write(eventOf('delta', { text } satisfies StreamDelta)),
    send: (event, data) => write(eventOf(event, data)),
    end: () => {
      clearInterval(heartbeat);
      if (isOpen) raw.end();
      if (closing.aborted) destroyAfter(FAREWELL_MS);
    },
  };
}

/** JSON has no line breaks of its own, so it stands in one line of data. */
function eventOf(name: StreamEventName, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
