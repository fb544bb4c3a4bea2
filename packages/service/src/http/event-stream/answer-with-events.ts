import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../../errors.ts';
import type { Reader } from '../../writing/live/reader.ts';
import type { CheckAnswer } from '../check-answers.ts';
import { errorEnvelope } from '../error-envelope.ts';
import { reportFault } from '../report-fault.ts';
import type { Route } from '../route.ts';
import { toFault } from '../to-fault.ts';
import { createEventStream, type EventStreamTimes } from './event-stream.ts';

/** What a route that streams needs of its server. */
export interface Streaming {
  readonly revision: Parameters<typeof errorEnvelope>[1];
  /** Aborted when the service cannot wait any longer for what is under way. */
  readonly closing: AbortSignal;
  readonly times: EventStreamTimes;
  /** Looks whether an answer is what its route declares. */
  readonly check: CheckAnswer;
  /** Told of every fault. */
  readonly noted: (fault: Fault) => void;
}

/**
 * Answers a request with events: `delta` with the text while it is written, then `result` with the envelope of the whole, or
 * `error` with that of a refusal. What is refused before anything was sent gets its status as ever.
 *
 * @throws whatever the handler throws, when nothing was sent yet
 */
export async function answerWithEvents(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { revision, closing, times, check, noted }: Streaming,
  handle: (reader: Reader) => ReturnType<Route['handle']>,
): Promise<void> {
  const stream = createEventStream(reply, closing, times);
  try {
    const { status, body } = await handle(stream);
    check(route, status, body);
    await stream.send('result', body);
  } catch (error) {
    if (!stream.isOpen && !stream.hasLeft) throw error;
    const fault = toFault(error);
    if (stream.hasLeft) request.log.debug({ code: fault.code }, 'nobody waits for the answer');
    else {
      const envelope = errorEnvelope(fault, revision);
      check(route, reportFault(request, fault, noted), envelope);
      await stream.send('error', envelope);
    }
  } finally {
    stream.end();
    if (stream.hasLeft) leftBehind(request, reply);
  }
}

/** Nobody is left to answer. Fastify's `onResponse`, which logs answers, does not come then. */
function leftBehind(request: FastifyRequest, reply: FastifyReply): void {
  if (!reply.sent) reply.hijack();
  const { principal } = request;
  request.log.info(
    {
      operation: request.routeOptions.config.definition?.name,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      userId: principal?.userId,
      credentialId: principal?.credential.id,
    },
    'the client left',
  );
}
