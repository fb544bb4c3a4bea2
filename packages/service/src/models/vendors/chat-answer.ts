import type { Usage } from '../model.ts';
import { classify } from './classify.ts';
import { VendorFailure } from './failure.ts';
import type { AnswerPart } from './question.ts';

/** A chat completion that is being read, chunk by chunk. */
export interface ChatAnswer {
  /**
   * @param data one chunk, as JSON
   * @returns its text; empty where it has none
   * @throws {VendorFailure} where it is none, or says what went wrong
   */
  read(data: string): string;
  /** Says that the stream has come to the mark at its end. */
  cameToMark(): void;
  /** @throws {VendorFailure} when the answer was cut, withheld or empty */
  end(): Extract<AnswerPart, { readonly type: 'end' }>;
}

export function createChatAnswer(): ChatAnswer {
  let [hasText, isRefused, isMarked] = [false, false, false];
  let reason: unknown = null;
  let usage: Fields = {};
  return {
    read: (data) => {
      const chunk = parsedChunk(data);
      if (isThere(chunk['error'])) throw classify(chunk['error'], false);
      if (isThere(chunk['usage'])) usage = fieldsOf(chunk['usage']);
      const choice = firstChoice(chunk);
      reason = choice['finish_reason'] ?? reason;
      const delta = fieldsOf(choice['delta']);
      isRefused ||= typeof delta['refusal'] === 'string' && delta['refusal'] !== '';
      const text = textOf(delta['content']);
      hasText ||= text.trim() !== '';
      return text;
    },
    cameToMark: () => {
      isMarked = true;
    },
    end: () => {
      if (reason === 'length') throw new VendorFailure('cut');
      if (reason === 'content_filter' || isRefused) throw new VendorFailure('withheld');
      // An end without a reason was cut off by somebody on the way, unless what comes last was there: the count, or the mark.
      const isWhole = reason !== null || isMarked || numberIn(usage, 'completion_tokens') !== null;
      if (!isWhole) throw new VendorFailure('broken');
      if (!hasText) throw new VendorFailure('empty');
      return { type: 'end', usage: usageOf(usage), sources: [] };
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

function parsedChunk(data: string): Fields {
  const parsed = jsonObject(data);
  if (parsed === null) throw new VendorFailure('broken');
  return parsed;
}

/** An answer that is not streamed as the one chunk of a stream; null where a text is none. */
export function chunkOfWhole(text: string): string | null {
  const completion = jsonObject(text);
  if (completion === null) return null;
  const { message, ...choice } = firstChoice(completion);
  if (!isThere(message)) return null;
  return JSON.stringify({ ...completion, choices: [{ ...choice, delta: message }] });
}

function firstChoice({ choices }: Fields): Fields {
  return Array.isArray(choices) ? fieldsOf(choices[0]) : {};
}

/** Some servers send a text in parts, thinking among them. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map(fieldsOf)
    .map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : ''))
    .join('');
}

/** Thinking apart from what was written, so that neither is counted twice; null where the server does not say. */
function usageOf(usage: Fields): Usage {
  const written = numberIn(usage, 'completion_tokens');
  const thinking = numberIn(fieldsOf(usage['completion_tokens_details']), 'reasoning_tokens');
  return {
    inputTokens: numberIn(usage, 'prompt_tokens'),
    outputTokens: written === null ? null : Math.max(0, written - (thinking ?? 0)),
    thinkingTokens: written === null ? null : thinking,
  };
}

function numberIn(fields: Fields, name: string): number | null {
  const value = fields[name];
  return typeof value === 'number' ? value : null;
}

function jsonObject(text: string): Fields | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Fields) : null;
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}
