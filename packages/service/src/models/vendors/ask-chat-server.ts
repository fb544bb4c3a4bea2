import { createParser } from 'eventsource-parser';
import type { Egress, OutboundAnswer } from '../egress/egress.ts';
import { type ChatAnswer, chunkOfWhole, createChatAnswer } from './chat-answer.ts';
import { classify, failureOf } from './classify.ts';
import { addressOf, type VendorEndpoint } from './endpoint.ts';
import type { Ask, Question } from './question.ts';
import { isJson, toldStatus } from './told-status.ts';

/** What ends a stream of chat completions. */
const DONE = '[DONE]';

/**
 * Asks a server that speaks OpenAI's chat completions, as streams of them; one that has no streams may answer with a whole.
 * Without the AI SDK, which would read the same through four of the standard's streams and leave out by which of their marks they ended,
 * see `docs/decisions/0009-chat-completions.md`.
 */
export function askChatServer(endpoint: VendorEndpoint, { send }: Pick<Egress, 'send'>): Ask {
  const url = `${addressOf(endpoint).replace(/\/$/, '')}/chat/completions`;
  const key = endpoint.apiKey?.reveal() ?? '';
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'faircopy',
    ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
  };
  return async function* (question, signal) {
    try {
      const body = JSON.stringify(bodyOf(question, endpoint.model));
      const answer = await send(url, { method: 'POST', headers, body, signal });
      if (answer.status >= 400) throw failureOf(answer.status, await textOf(answer), answer.headers);
      const reading = createChatAnswer();
      const chunks = isJson(answer.headers) ? await inOneStream(answer) : answer.chunks;
      const texts = createTexts(reading);
      for await (const chunk of chunks) {
        const text = texts.read(chunk);
        if (text !== '') yield { type: 'text', text };
      }
      texts.end();
      yield reading.end();
    } catch (error) {
      throw classify(error, signal.aborted);
    }
  };
}

function bodyOf({ system, user, mostOutputTokens }: Question, model: string) {
  const rules = system === null ? [] : [{ role: 'system', content: system }];
  return {
    model,
    ...(mostOutputTokens === null ? {} : { max_tokens: mostOutputTokens }),
    messages: [...rules, { role: 'user', content: user }],
    stream: true,
    // Without being asked, these servers leave the usage out of a stream.
    stream_options: { include_usage: true },
  };
}

async function textOf({ chunks }: OutboundAnswer): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces).toString('utf8');
}

/**
 * JSON where a stream was asked for: an error under a good status, or a whole answer; a stream all the same where it is neither.
 *
 * @throws {VendorFailure} for an error
 */
async function inOneStream(answer: OutboundAnswer): Promise<Iterable<Uint8Array>> {
  const text = await textOf(answer);
  const status = toldStatus(text);
  if (status !== null) throw failureOf(status, text, {});
  const chunk = chunkOfWhole(text);
  return [Buffer.from(chunk === null ? text : `data: ${chunk}\n\ndata: ${DONE}\n\n`)];
}

/** Reads a stream chunk by chunk. */
function createTexts(reading: ChatAnswer) {
  const decoder = new TextDecoder();
  let text = '';
  let isOver = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === DONE) reading.cameToMark();
      // What the end of the connection cut off is no chunk; the mark, though, some send without the line after it.
      else if (!isOver) text += reading.read(data);
    },
  });
  return {
    /** The text of what has come. */
    read: (chunk: Uint8Array): string => {
      text = '';
      parser.feed(decoder.decode(chunk, { stream: true }));
      return text;
    },
    end: (): void => {
      isOver = true;
      parser.feed('\n\n');
    },
  };
}
